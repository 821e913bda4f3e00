import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'LOI {{reference}}',
  page: 'Thư cam kết bồi thường (LOI)',
  newTitle: 'Ký LOI',
  back: 'Tất cả vận đơn',
  loading: 'Đang tải LOI…',
  failed: 'Không thể hiển thị LOI này',

  states: { formed: 'Chưa ký', signing: 'Đang ký', signed: 'Đã ký' },

  choose_one: 'Ký LOI cho {{count}} vận đơn',
  choose_other: 'Ký LOI cho {{count}} vận đơn',
  chooseHint: 'Một LOI áp dụng cho tối đa {{limit}} vận đơn của cùng một người gửi hàng.',

  group: {
    title: 'Các lô hàng trong LOI này',
    chosen: 'Các lô hàng đã chọn',
    count_one: '{{count}} lô hàng',
    count_other: '{{count}} lô hàng',
    whole: 'Các lô hàng này đã được gộp vào một LOI. Ký cho một lô là ký cho tất cả.',
    shipper: 'Người gửi hàng',
    formed: 'Gộp lúc',
    blNo: 'Số vận đơn',
    release: 'Tình trạng giải phóng',
    type: 'Loại vận đơn',
    consignee: 'Người nhận hàng',
    vessel: 'Tàu',
    route: 'Tuyến',
    containers: 'Số container',
  },

  wait: {
    title: 'Các lô hàng này đang thuộc nhóm khác',
    left: 'Có thể chọn lại sau {{time}}',
    text: 'Các lô hàng đã gộp vào một LOI được giữ cùng nhau trong năm phút. Trang này tự kiểm tra lại.',
    label: 'Thời gian còn lại',
  },

  sign: {
    title: 'Ký',
    intro_one: 'LOI mở trong một tab khác. Sau khi bạn ký, lô hàng này được giải phóng.',
    intro_other:
      'LOI mở trong một tab khác. Chữ ký của bạn có hiệu lực cho cả {{count}} lô hàng, sau đó hàng được giải phóng.',
    action: 'Mở LOI để ký',
    preview: 'Tải LOI',
    dissolve: 'Tách các lô hàng',
    dissolved: 'Các lô hàng có thể được gộp lại từ đầu.',
    assumed: 'Không thể ký LOI khi đang thao tác thay khách hàng.',
  },

  others: {
    title: '{{signer}} đang ký LOI này',
    text: 'Mỗi lúc chỉ một người ký. Trang này tự cập nhật khi LOI được ký xong hoặc được trả lại.',
    away: '{{signer}} đã mở LOI này nhưng tab ký có vẻ đã đóng. Bạn có thể mở ngay bây giờ.',
    since: 'Từ lúc',
  },

  signed: {
    title: 'Đã ký',
    text: '{{who}} đã ký LOI này. Các vận đơn được giải phóng và LOI đã được gửi đến hãng tàu.',
    at: 'Ký lúc',
    by: 'Người ký',
    download: 'Tải LOI đã ký',
    verify: 'Kiểm tra tệp PDF đã ký',
  },

  bill: {
    title: 'Thư cam kết bồi thường (LOI)',
    needed: 'Vận đơn này được giải phóng ngay khi có LOI đã ký.',
    sign: 'Ký LOI',
    inGroup: 'Vận đơn này thuộc một nhóm lô hàng được ký chung.',
    open: 'Mở LOI {{reference}}',
    signed: 'Đã có LOI được ký cho vận đơn này.',
  },
}
