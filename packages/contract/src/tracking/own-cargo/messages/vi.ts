import type { Same } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  holdGuides: {
    customs: {
      who: 'Đại lý hải quan của bạn, làm việc với Hải quan Hoa Kỳ (CBP)',
      what: 'Hoàn tất tờ khai nhập khẩu và nộp thuế. Nếu CBP yêu cầu kiểm hóa, container phải chờ kiểm hóa xong và được CBP giải phóng.',
    },
    originalBl: {
      who: 'Người nhận hàng hoặc ngân hàng của họ, làm việc với hãng tàu',
      what: 'Nộp lại một vận đơn gốc đã ký hậu hợp lệ cho hãng tàu tại nơi đi hoặc nơi đến, hoặc đề nghị người gửi hàng yêu cầu điện giao hàng (telex release).',
    },
    customsInspectionCharge: {
      who: 'Người nhập khẩu hoặc đại lý hải quan của họ',
      what: 'Thanh toán hóa đơn phí kiểm hóa hải quan và gửi chứng từ thanh toán cho hãng tàu.',
    },
    orderNotify: {
      who: 'Người giữ vận đơn theo lệnh: người gửi hàng, ngân hàng của họ hoặc người nhận hàng',
      what: 'Vận đơn được lập theo lệnh. Hãy xuất trình vận đơn đã ký hậu để hãng tàu biết được giao hàng cho ai.',
    },
    collectPayment: {
      who: 'Bên trả cước, thường là người nhận hàng',
      what: 'Thanh toán cước trả sau và các phụ phí cho hãng tàu. Lệnh giữ được gỡ khi tiền đã vào tài khoản.',
    },
    cleanTruckFee: {
      who: 'Chủ hàng hoặc đại lý, trên hệ thống đăng ký của cảng',
      what: 'Khai nhận container trên hệ thống đăng ký của cảng và nộp phí xe tải sạch (CTF) tại đó.',
    },
    trafficMitigationFee: {
      who: 'Chủ hàng hoặc đại lý, tại Pier Pass',
      what: 'Khai nhận container tại Pier Pass và nộp phí giảm ùn tắc (TMF).',
    },
    amsReject: {
      who: 'Bên đã khai AMS: hãng tàu, hoặc công ty giao nhận tự khai',
      what: 'Sửa nội dung bị Hải quan Hoa Kỳ từ chối và gửi lại bản khai AMS.',
    },
    dataHold: {
      who: 'Người gửi hàng, làm việc với bộ phận chăm sóc khách hàng của hãng tàu',
      what: 'Gửi bổ sung dữ liệu còn thiếu hoặc không khớp với SI. Bộ phận chăm sóc khách hàng sẽ gỡ lệnh giữ khi chứng từ đã khớp.',
    },
  },
  paymentTerms: { Prepaid: 'Trả trước', Collect: 'Trả sau', 'Third party': 'Bên thứ ba trả' },
  customsSteps: {
    manifestFiled: 'Đã gửi bản khai AMS',
    manifestAccepted: 'Bản khai được chấp nhận',
    manifestRejected: 'Bản khai bị từ chối',
    doNotLoad: 'Không được xếp hàng (DNL)',
    held: 'Hải quan giữ hàng',
    inspectionOrdered: 'Yêu cầu kiểm hóa',
    inspected: 'Đã kiểm hóa',
    released: 'Hải quan giải phóng hàng',
  },
  boxConditions: { sound: 'Nguyên vẹn', damaged: 'Có hư hỏng' },
  interchanges: { outEmpty: 'Rỗng ra', inFull: 'Hàng vào', outFull: 'Hàng ra', inEmpty: 'Rỗng vào' },
}
