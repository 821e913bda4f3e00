import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  mail: {
    to: 'Người nhận',
    hint: 'Tối đa {{most}} địa chỉ email, cách nhau bằng dấu phẩy',
    send: 'Gửi',
    none: 'Nhập địa chỉ email.',
    wrong: '{{address}} không phải là địa chỉ email.',
    many: 'Tối đa {{most}} địa chỉ.',
    language: 'Ngôn ngữ của thư và chứng từ',
    remark: 'Lời nhắn trong thư (không bắt buộc)',
    attached_one: 'Đính kèm {{count}} chứng từ',
    attached_other: 'Đính kèm {{count}} chứng từ',
  },
  log: {
    title: 'Nhật ký: {{name}}',
    intro: 'Những người của công ty bạn đã nhận chứng từ này.',
    none: 'Chưa có ai của công ty bạn nhận chứng từ này.',
    at: 'Thời gian',
    action: 'Thao tác',
    by: 'Người thực hiện',
    detail: 'Gửi đến',
    onBehalfOf: '{{by}} thay mặt {{name}}',
    actions: { downloaded: 'Tải xuống', mailed: 'Gửi qua email', issued: 'Phát hành bản gốc' },
  },
  pdf: {
    making: 'Đang tạo PDF…',
    failed: 'Không hiển thị được PDF',
    open: 'Mở PDF',
    download: 'Tải PDF',
    small: 'Màn hình nhỏ, khó đọc PDF ngay tại đây',
    smallText: 'Hãy mở riêng tệp để phóng to và lật trang.',
    none: 'Trình duyệt này không hiển thị PDF trong trang',
    noneText: 'Hãy tải về và mở bằng chương trình khác.',
  },
}
