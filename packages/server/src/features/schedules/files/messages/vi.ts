import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  titles: { lane: 'Lịch tàu {{pol}} đến {{pod}}', vessel: 'Lịch của tàu {{vessel}}', port: 'Tàu ghé {{port}}' },
  period: 'Từ {{from}} đến {{to}}. Giờ là giờ địa phương của cảng. Tính đến {{now}} UTC; có thể thay đổi.',
  cut: 'Tệp này chưa liệt kê hết. Hãy chọn thời gian ngắn hơn.',
  co2: 'CO2 mỗi TEU là ước tính: quãng đường biển x 1,15 x số gam mỗi TEU-km của tàu, tank to wake.',
  foot: '{{carrier}} · {{title}}',
  sheet: 'Lịch tàu',
  columns: {
    vvd: 'VVD',
    vessel: 'Tàu',
    service: 'Tuyến',
    port: 'Cảng',
    terminal: 'Bến',
    feeder: 'Tàu feeder',
    via: 'Chuyển tải',
    from: 'Từ',
    to: 'Đến',
    departure: 'Tàu chạy',
    arrival: 'Tàu đến',
    offset: 'Múi giờ',
    transitDays: 'Số ngày',
    cutOffs: 'Hạn chót',
    distance: 'Quãng đường (hải lý)',
    co2: 'CO2 mỗi TEU (kg)',
  },
  cutOffs: { si: 'SI', vgm: 'VGM', cy: 'CY', ams: 'AMS', special: 'Hàng nguy hiểm / lạnh' },
  events: {
    departure: '{{vessel}} {{vvd}} rời {{port}}',
    arrival: '{{vessel}} {{vvd}} đến {{port}}',
    cutOff: 'Hạn {{kind}} {{vvd}} {{port}}',
    local: '{{time}} giờ địa phương ({{offset}})',
    lane: '{{pol}} đến {{pod}}, tuyến {{service}}',
  },
  calendars: { lane: '{{carrier}}: {{pol}} đến {{pod}}', port: '{{carrier}}: {{port}}' },
}
