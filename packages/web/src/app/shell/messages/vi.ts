import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  skip: 'Chuyển đến nội dung',
  description:
    'Tra cứu hàng hóa với {{carrier}} theo số container, số booking hoặc số vận đơn: hàng đang ở đâu và khi nào đến cảng.',
  menu: { label: 'Menu chính', open: 'Menu' },
  goTo: 'Đi tới…',
  pages: {
    search: 'Tra cứu container',
    registration: 'Đăng ký',
    detention: 'Tính phí lưu vỏ (DET)',
    information: 'Trung tâm thông tin',
    login: 'Đăng nhập',
    schedules: 'Lịch tàu',
    verify: 'Xác minh chứng từ',
  },
  language: 'Ngôn ngữ: {{name}}',
  theme: { label: 'Giao diện', system: 'Theo hệ thống', light: 'Sáng', dark: 'Tối' },
  demo: 'Bản dùng thử: ai cũng có thể đăng nhập.',
  newBuild: { text: 'Đã có phiên bản mới của trang này.', reload: 'Tải lại' },
  footer: { copyright: '© 2022 {{carrier}}', version: 'Phiên bản {{version}}', geolocation: 'IP Geolocation by DB-IP' },
  notFound: { title: 'Không có container nào ở đây', text: 'Rất tiếc, không tìm thấy trang này!', action: 'Tra cứu' },
  crash: {
    title: 'Đã xảy ra lỗi!',
    text: 'Lỗi đã được ghi nhận. Dữ liệu của bạn vẫn an toàn.',
    action: 'Trang chủ',
  },
}
