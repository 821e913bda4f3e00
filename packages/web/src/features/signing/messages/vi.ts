import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  verify: {
    title: 'Xác minh chứng từ',
    intro:
      'Kiểm tra tệp PDF có do {{carrier}} đóng dấu điện tử và còn nguyên vẹn hay không. Tệp chỉ được kiểm tra, không lưu lại.',
    drop: 'Kéo thả tệp PDF vào đây',
    over: 'Thả tệp PDF để kiểm tra',
    choose: 'Chọn tệp PDF',
    another: 'Kiểm tra tệp PDF khác',
    limit: 'Mỗi lần một tệp, tối đa {{megabytes}} MB',
    checking: 'Đang kiểm tra {{name}}…',
    oneOnly: 'Mỗi lần chỉ thả một tệp PDF.',
    tooLarge: 'Tệp lớn hơn {{megabytes}} MB.',
    again: 'Thử lại',
    facts: {
      file: 'Tệp',
      signer: 'Người ký',
      reason: 'Chứng từ',
      at: 'Thời điểm đóng dấu',
      certificate: 'Chứng thư số',
      issuer: 'Đơn vị cấp',
      fingerprint: 'Dấu vân tay (SHA-256)',
    },
    clocks: { timeServer: 'được máy chủ dấu thời gian xác nhận', own: 'theo đồng hồ của cổng này' },
  },
  findings: {
    unchanged: {
      title: 'Do {{carrier}} đóng dấu, còn nguyên vẹn',
      text: 'Nội dung tệp đúng như khi được đóng dấu.',
    },
    extended: {
      title: 'Đã bị thay đổi sau khi đóng dấu',
      text: 'Dấu điện tử của {{carrier}} hợp lệ với phần đầu của tệp, nhưng sau đó đã có nội dung được thêm vào, ví dụ trang, ghi chú hoặc chữ ký khác. Hãy yêu cầu tệp gốc.',
    },
    changed: {
      title: 'Đã bị thay đổi, dấu không còn hợp lệ',
      text: 'Tệp mang dấu điện tử của {{carrier}} nhưng nội dung không giống khi đóng dấu: tệp đã bị chỉnh sửa hoặc lưu lại. Không nên tin cậy tệp này.',
    },
    foreign: {
      title: 'Không do {{carrier}} đóng dấu',
      text: 'Tệp PDF có chữ ký số của bên khác. Trang này chỉ kiểm tra dấu điện tử của chúng tôi.',
    },
    unsigned: {
      title: 'Không có dấu điện tử',
      text: 'Tệp PDF không có chữ ký số. Bản in hoặc bản quét không còn dấu điện tử: hãy kiểm tra tệp gốc nhận từ chúng tôi.',
    },
    unreadable: {
      title: 'Không đọc được tệp',
      text: 'Tệp không phải PDF hoặc đã hỏng. Hãy tải lại rồi kiểm tra.',
    },
  },
  room: {
    title: 'Ký chứng từ',
    loading: 'Đang mở thư',
    failed: 'Không mở được thư',
    intro: 'Hãy đọc hết {{title}} rồi ký bên dưới.',
    over: 'Không thể ký thư này ở thẻ này nữa. Bạn có thể đóng thẻ.',
    sign: 'Ký với tên {{name}}',
    signature: 'Chữ ký',
    ways: { typed: 'Gõ họ tên', drawn: 'Vẽ chữ ký' },
    name: 'Họ tên của bạn',
    draw: 'Ô vẽ chữ ký',
    drawn: 'Chữ ký của bạn',
    drawHint: 'Vẽ bằng ngón tay, bút hoặc chuột.',
    clear: 'Xóa',
    consent:
      'Tôi đã đọc thư này và đồng ý ký bằng phương thức điện tử. {{carrier}} đóng dấu điện tử và lưu kèm họ tên, thời điểm và địa chỉ IP của tôi.',
    missing: {
      typed: 'Hãy gõ họ tên.',
      drawn: 'Hãy vẽ chữ ký.',
      consent: 'Hãy xác nhận đồng ý ký bằng phương thức điện tử.',
    },
    action: 'Ký',
    busy: 'Đang ký…',
    decline: 'Không ký',
  },
  back: { title: 'Chữ ký điện tử', text: 'Bạn có thể đóng thẻ này. Trang ban đầu sẽ tự cập nhật.' },
  setup: {
    title: 'Ký và dấu điện tử',
    intro: 'Cách ký và đóng dấu thư trên cổng này.',
    loading: 'Đang tải thiết lập',
    failed: 'Không tải được thiết lập',
    service: 'Thư được ký',
    services: { room: 'trên cổng này', docusign: 'tại DocuSign' },
    time: 'Thời điểm đóng dấu',
    validTo: 'Chứng thư số có hiệu lực đến',
    sample: 'Thư mẫu',
    sampleText: 'Ký một thư không ràng buộc ai để kiểm tra việc ký, chứng thư số và máy chủ dấu thời gian.',
    sampleAction: 'Ký thư mẫu',
  },
}
