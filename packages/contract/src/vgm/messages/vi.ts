import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    VGM0001: 'Không tìm thấy booking {{key0}}. Hãy kiểm tra lại số.',
    VGM0002: 'Booking {{key0}} đã bị hủy trong hệ thống booking.',
    VGM0003: 'Không nhận diện được container {{key0}}. Hãy kiểm tra lại số.',
    VGM0004: 'Truy cập bị từ chối. Bạn không có quyền sử dụng VGM.',
  },
}
