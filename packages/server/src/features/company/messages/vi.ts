import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  invitation: {
    subject: 'Bạn được mời dùng cổng khách hàng của {{carrier}}',
    title: 'Bạn được mời',
    body: 'Đồng nghiệp đã mở tài khoản cho bạn trên cổng khách hàng. Bấm nút để đặt mật khẩu, rồi đăng nhập bằng địa chỉ e-mail này. Khi đặt mật khẩu, bạn chấp nhận điều khoản sử dụng. Nút chỉ dùng một lần, trong 24 giờ; sau đó chọn “Quên mật khẩu” ở trang đăng nhập.',
    button: 'Đặt mật khẩu',
    note: 'Bạn không biết công ty này? Hãy bỏ qua thư này. Không có thư này thì không ai dùng được tài khoản.',
  },
  facts: { company: 'Công ty', by: 'Người mời' },
}
