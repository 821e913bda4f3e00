import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  addressee: 'Kính gửi {{carrier}}, các đại lý và chủ tàu của hãng',
  undertaking: 'Cam kết',
  clauses: [
    'Chúng tôi đề nghị {{carrier}} giao hàng của các lô hàng nêu trên theo sea waybill hoặc điện giao hàng (telex), không cần xuất trình vận đơn gốc.',
    'Chúng tôi bồi thường và giữ cho {{carrier}}, nhân viên và đại lý của hãng không bị thiệt hại đối với mọi trách nhiệm, tổn thất, hư hỏng và chi phí phát sinh từ việc giao hàng theo đề nghị này.',
    'Nếu {{carrier}}, nhân viên hoặc đại lý của hãng bị kiện vì việc giao hàng đó, chúng tôi cung cấp đủ kinh phí để bảo vệ quyền lợi ngay khi được yêu cầu.',
    'Nếu tàu hoặc tài sản khác của {{carrier}} bị bắt giữ, lưu giữ hoặc có nguy cơ bị bắt giữ, chúng tôi nộp tiền bảo lãnh hoặc bảo đảm cần thiết để được giải tỏa và bồi thường mọi thiệt hại phát sinh.',
    'Nếu đã phát hành vận đơn gốc cho hàng hóa này, chúng tôi giao lại toàn bộ cho {{carrier}} ngay khi nhận được.',
    'Các bên phát hành thư này chịu trách nhiệm liên đới. Thư này được điều chỉnh bởi luật nêu trong vận đơn của lô hàng; tranh chấp do tòa án nêu trong vận đơn đó giải quyết.',
  ],
  closing: 'Ký điện tử thay mặt bên phát hành thư này.',
  blanket: {
    title: 'Thư cam kết bồi thường khung (LOI khung)',
    intro:
      'Thư này áp dụng cho mọi lô hàng của người gửi hàng theo hợp đồng dịch vụ dưới đây, xếp tại cảng dưới đây và khởi hành trong thời hạn của thư.',
    facts: {
      reference: 'Thư',
      version: 'phiên bản {{version}}',
      shipper: 'Người gửi hàng',
      agent: 'Đại lý',
      serviceContract: 'Hợp đồng dịch vụ',
      contractPeriod: 'Thời hạn hợp đồng',
      item: 'Mặt hàng',
      allItems: 'Mọi mặt hàng của hợp đồng',
      portOfLoading: 'Cảng xếp hàng',
      period: 'Thời hạn của thư',
      from: '{{from}} đến {{to}}, tính cả ngày đầu và ngày cuối',
    },
  },
  mails: {
    signed: {
      subject: '{{carrier}}: LOI {{reference}} đã được ký',
      title: 'LOI {{reference}} đã được ký',
      body: '{{signer}} đã ký thư. Thư có hiệu lực; bản PDF đã đóng dấu điện tử được đính kèm.',
      button: 'Mở thư',
      note: 'Bất kỳ ai cũng có thể kiểm tra tệp PDF đính kèm trên trang Xác minh chứng từ.',
    },
    expiring: {
      subject: '{{carrier}}: LOI {{reference}} hết hạn ngày {{day}}',
      title: 'LOI {{reference}} hết hạn ngày {{day}}',
      body: 'Sau ngày đó, sea waybill và điện giao hàng (telex) không còn được thư này bảo đảm. Vui lòng gia hạn trước khi hết hạn.',
      button: 'Gia hạn LOI',
      note: 'Bạn nhận email này vì phụ trách LOI của công ty.',
    },
  },
}
