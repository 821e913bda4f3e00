import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  yes: 'CÓ',
  no: 'KHÔNG',
  assume: {
    title: 'Thao tác thay người dùng',
    intro:
      'Bạn sẽ thấy và làm được những gì khách hàng này được phép, tối đa {{minutes}} phút. Cả hai tên đều được ghi lại và khách hàng xem được trong lịch sử hoạt động của họ.',
    username: 'Mã người dùng',
    usernameHint: 'Tên đăng nhập hoặc mã web của khách hàng.',
    reason: 'Lý do',
    reasonHint: 'Được lưu cùng mọi việc bạn làm thay khách hàng này.',
    done: 'Bạn đang thao tác thay {{name}}. Trang đang được tải lại…',
    noPermission: 'Người dùng này chưa được cấp quyền, {{id}}',
    releaseFirst: 'Ngừng thao tác thay người đó',
    released: 'Đã ngừng thao tác thay người đó. Bạn có thể chọn người dùng khác.',
  },
  find: {
    title: 'Tìm khách hàng',
    field: 'Tên, công ty, email hoặc mã số',
    looking: 'Đang tìm…',
    none: 'Không tìm thấy khách hàng.',
    cut: 'Còn nữa. Hãy thêm một từ.',
    short: 'Ít nhất {{least}} ký tự.',
    actFor: 'Thao tác thay {{name}}',
    action: 'Thao tác thay',
  },
  release: {
    title: 'Ngừng thao tác thay',
    question: 'Bạn có muốn ngừng thao tác thay người dùng này không?',
    sending: 'Đang ngừng…',
    done: 'Bạn đã trở lại tài khoản của mình. Trang đang được tải lại…',
  },
  unsaved: 'Những gì bạn nhập trên trang này chưa được lưu và sẽ bị mất.',
  banner: {
    label: 'Người dùng được thao tác thay',
    who: 'Thao tác thay',
    left_one: 'còn {{count}} phút',
    left_other: 'còn {{count}} phút',
    release: 'Ngừng',
  },
  stopped: {
    label: 'Trang này không còn hiệu lực',
    reload: 'Tải lại trang',
    keep: 'Giữ trên màn hình',
    goOn: 'Tiếp tục',
    toCustomer: {
      title: 'Bạn đang thao tác thay người khác',
      text: 'Ở một thẻ khác bạn đã chọn thao tác thay {{name}}. Trang này được mở dưới tên khác.',
    },
    toOwn: {
      title: 'Đã ngừng thao tác thay',
      text: 'Bạn không còn thao tác thay {{name}}.',
    },
    over: {
      title: 'Đã hết thời gian thao tác thay',
      text: 'Bạn không còn thao tác thay {{name}} và đã trở lại tài khoản của mình.',
    },
    nothingSent: 'Trang này không gửi thêm bất cứ điều gì.',
    typed: 'Nội dung bạn nhập vẫn ở trên màn hình cho đến khi tải lại trang: hãy sao chép những gì còn cần.',
  },
}
