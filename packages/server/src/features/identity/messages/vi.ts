import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  codeLabel: 'Mã xác nhận của bạn',
  linkHint: 'Nếu không bấm được nút, hãy mở địa chỉ sau:',
  sender: 'Thư tự động từ cổng khách hàng của {{carrier}}. Vui lòng không trả lời thư này.',
  facts: {
    name: 'Đăng ký với tên',
    change: 'Nội dung thay đổi',
    at: 'Thời gian',
    ip: 'Từ địa chỉ',
    device: 'Trình duyệt',
  },
  factorChanges: { on: 'đã bật', off: 'đã tắt', codes: 'đã tạo mã khôi phục mới' },
  confirmCode: {
    subject: 'Xác nhận địa chỉ email của bạn tại {{carrier}}',
    title: 'Xác nhận địa chỉ email',
    body: 'Nhập mã này tại trang đăng ký hoặc bấm nút bên dưới. Mã có hiệu lực trong 24 giờ và chỉ dùng được một lần.',
    button: 'Xác nhận email',
    notYou: 'Nếu bạn không đăng ký, hãy bỏ qua thư này. Không có mã thì tài khoản không dùng được.',
  },
  alreadyRegistered: {
    subject: 'Bạn đã có tài khoản tại {{carrier}}',
    title: 'Bạn đã có tài khoản',
    body: 'Vừa có người đăng ký bằng địa chỉ email này, nhưng địa chỉ này đã có tài khoản. Hãy đăng nhập. Nếu quên mật khẩu, hãy chọn “Quên mật khẩu” tại trang đăng nhập.',
    button: 'Đăng nhập',
    notYou: 'Nếu không phải bạn, hãy bỏ qua thư này. Tài khoản của bạn không thay đổi.',
  },
  resetCode: {
    subject: 'Đặt lại mật khẩu của bạn tại {{carrier}}',
    title: 'Đặt lại mật khẩu',
    body: 'Nhập mã này tại trang bạn đã yêu cầu hoặc bấm nút bên dưới. Mã có hiệu lực trong 10 phút và chỉ dùng được một lần.',
    button: 'Đặt lại mật khẩu',
    notYou: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này. Mật khẩu của bạn vẫn giữ nguyên.',
  },
  resetLink: {
    subject: 'Đặt lại mật khẩu của bạn tại {{carrier}}',
    title: 'Đặt lại mật khẩu',
    body: 'Hôm nay đã có nhiều yêu cầu đặt lại mật khẩu cho tài khoản của bạn, nên thư này không kèm mã mà chỉ có nút bên dưới. Nút có hiệu lực trong 24 giờ, chỉ dùng được một lần và mở được trên mọi trình duyệt. Nếu yêu cầu lại trong vòng sáu giờ, sẽ không có thư mới và thư này vẫn dùng được.',
    button: 'Đặt lại mật khẩu',
    notYou:
      'Nếu bạn không yêu cầu, hãy bỏ qua thư này. Mật khẩu của bạn vẫn giữ nguyên và không ai đoán được liên kết này.',
  },
  resetRequired: {
    subject: 'Vui lòng đặt lại mật khẩu của bạn tại {{carrier}}',
    title: 'Vui lòng đặt lại mật khẩu',
    body: 'Hãng tàu yêu cầu bạn đặt lại mật khẩu và đã đăng xuất tài khoản của bạn trên mọi trình duyệt. Mật khẩu cũ không còn dùng được. Nút bên dưới có hiệu lực trong 10 phút và chỉ dùng được một lần; sau đó, hãy chọn “Quên mật khẩu” tại trang đăng nhập.',
    button: 'Đặt lại mật khẩu',
    notYou:
      'Bạn không rõ lý do? Tài khoản của bạn vẫn an toàn: chỉ bạn mới đặt được mật khẩu. Bộ phận chăm sóc khách hàng sẽ giải đáp thêm.',
  },
  passwordChanged: {
    subject: 'Mật khẩu của bạn tại {{carrier}} đã được đổi',
    title: 'Mật khẩu của bạn đã được đổi',
    body: 'Mật khẩu tài khoản của bạn đã được đổi và các trình duyệt khác đã bị đăng xuất.',
    button: 'Không phải tôi',
    notYou: 'Nếu không phải bạn, hãy bấm nút bên trên để đặt lại mật khẩu ngay và báo cho bộ phận chăm sóc khách hàng.',
  },
  sessionsEnded: {
    subject: 'Bạn đã được đăng xuất khỏi {{carrier}}',
    title: 'Bạn đã được đăng xuất để bảo đảm an toàn',
    body: 'Một phiên đăng nhập của bạn được dùng ở hai nơi cùng lúc nên chúng tôi đã kết thúc phiên đó. Vui lòng đăng nhập lại.',
    button: 'Đăng nhập',
    notYou: 'Nếu lúc đó bạn không sử dụng cổng khách hàng, hãy đổi mật khẩu sau khi đăng nhập.',
  },
  groupsGranted: {
    subject: 'Tài khoản của bạn tại {{carrier}} đã sẵn sàng',
    title: 'Tài khoản của bạn đã sẵn sàng',
    body: 'Tài khoản của bạn đã được duyệt. Hãy đăng nhập để xem các chức năng được mở.',
    button: 'Đăng nhập',
    notYou: 'Nếu bạn không biết tài khoản này, vui lòng báo cho bộ phận chăm sóc khách hàng.',
  },
  accessRemoved: {
    subject: 'Quyền truy cập của bạn tại {{carrier}} đã thay đổi',
    title: 'Quyền truy cập của bạn đã thay đổi',
    body: 'Một phần quyền xem hoặc thao tác của tài khoản bạn trên cổng khách hàng đã bị thu hồi. Hãy đăng nhập để xem các chức năng hiện còn dùng được.',
    button: 'Đăng nhập',
    notYou: 'Nếu bạn vẫn cần quyền đã bị thu hồi, vui lòng liên hệ bộ phận chăm sóc khách hàng.',
  },
  accountDisabled: {
    subject: 'Tài khoản của bạn tại {{carrier}} đã bị khóa',
    title: 'Tài khoản của bạn đã bị khóa',
    body: 'Bạn không thể đăng nhập bằng tài khoản này nữa và mọi trình duyệt đã bị đăng xuất. Bạn vẫn có thể tra cứu container với tư cách khách.',
    button: 'Tra cứu với tư cách khách',
    notYou: 'Nếu bạn cho rằng có nhầm lẫn, vui lòng báo cho bộ phận chăm sóc khách hàng.',
  },
  accountEnabled: {
    subject: 'Tài khoản của bạn tại {{carrier}} đã được mở lại',
    title: 'Tài khoản của bạn đã được mở lại',
    body: 'Tài khoản của bạn đã hoạt động trở lại. Bạn có thể đăng nhập như trước.',
    button: 'Đăng nhập',
    notYou: 'Nếu bạn không biết tài khoản này, vui lòng báo cho bộ phận chăm sóc khách hàng.',
  },
  newDevice: {
    subject: 'Có lần đăng nhập mới vào tài khoản của bạn tại {{carrier}}',
    title: 'Lần đăng nhập mới',
    body: 'Tài khoản của bạn vừa được đăng nhập từ một trình duyệt chưa từng dùng trước đây.',
    button: 'Không phải tôi',
    notYou: 'Nếu là bạn thì không cần làm gì. Nếu không, hãy bấm nút bên trên để đặt lại mật khẩu ngay.',
  },
  factorChanged: {
    subject: 'Xác thực hai bước của bạn tại {{carrier}} đã thay đổi',
    title: 'Xác thực hai bước đã thay đổi',
    body: 'Thiết lập mã dùng cùng mật khẩu khi bạn đăng nhập đã được thay đổi.',
    button: 'Không phải tôi',
    notYou:
      'Nếu là bạn thì không cần làm gì. Nếu không, hãy bấm nút bên trên để đặt lại mật khẩu ngay và báo cho bộ phận chăm sóc khách hàng.',
  },
  factorRemoved: {
    subject: 'Xác thực hai bước của bạn tại {{carrier}} đã bị gỡ bỏ',
    title: 'Xác thực hai bước đã bị gỡ bỏ',
    body: 'Hãng tàu đã gỡ bỏ xác thực hai bước của tài khoản và đăng xuất bạn khỏi mọi trình duyệt. Từ nay chỉ cần mật khẩu để đăng nhập, cho đến khi bạn thiết lập lại xác thực hai bước.',
    button: 'Đăng nhập',
    notYou: 'Nếu bạn không yêu cầu việc này, hãy đặt lại mật khẩu ngay và báo cho bộ phận chăm sóc khách hàng.',
  },
  codesRefused: {
    subject: 'Nhập sai mã khi đăng nhập {{carrier}}',
    title: 'Đúng mật khẩu nhưng sai mã',
    body: 'Có người đã nhập đúng mật khẩu tài khoản của bạn nhưng sau đó chỉ nhập sai mã xác thực hai bước. Không ai đăng nhập được.',
    button: 'Đặt lại mật khẩu',
    notYou:
      'Nếu là bạn thì không cần làm gì, hãy đăng nhập lại từ đầu. Nếu không, có người đang biết mật khẩu của bạn: hãy bấm nút bên trên để đặt lại mật khẩu ngay.',
  },
}
