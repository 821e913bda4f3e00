import type { InformationDocument } from '@fairway/contract/information/information.schema'
import type { DateOnly } from '@fairway/contract/shared/date-only'

export const DEMO_ADMIN = 'admin@fairway.test'

export interface DemoEntry {
  document: InformationDocument
  /** Published so many days ago; below zero it is scheduled, null is a draft. */
  ago: number | null
  /** It is attached to itself as a PDF of this name, in each language. */
  fileName?: string
}

const DAY_MS = 24 * 60 * 60 * 1000
type Texts = Record<'en' | 'zh' | 'vi', [title: string, body: string]>

/** What the demo carrier tells its customers; its dates follow the day of the first start. */
export function demoEntries(today: DateOnly): DemoEntry[] {
  const day = (offset: number) => new Date(Date.parse(today) + offset * DAY_MS).toISOString().slice(0, 10)
  const entry = (
    category: InformationDocument['category'],
    ago: number | null,
    { en, zh, vi }: Texts,
    { period: [validFrom, validTo] = ['', ''], ...more }: { period?: [string, string]; fileName?: string } = {},
  ): DemoEntry => ({
    ...more,
    document: {
      category,
      title: { en: en[0], zh: zh[0], vi: vi[0] },
      body: { en: en[1], zh: zh[1], vi: vi[1] },
      validFrom,
      validTo,
      attachments: [],
    },
    ago,
  })
  return [
    entry(
      'guide',
      60,
      {
        en: [
          'How to send the VGM',
          '## Before you start\nYou need the container number, the seal and the weighing ticket.\n\n1. Open [VGM](/vgmDetails) and enter the booking number.\n2. Choose the method:\n   - **SM1**: the packed container was weighed.\n   - **SM2**: cargo, dunnage and tare are added up.\n3. Name the person who signs, accept the statement and send.\n\n> After the VGM cut-off the portal still accepts your figures and warns you. After loading it does not.',
        ],
        zh: [
          'VGM 申报操作指南',
          '## 准备工作\n请准备好箱号、封号和过磅单。\n\n1. 打开 [VGM](/vgmDetails)，输入订舱号。\n2. 选择称重方式：\n   - **SM1**：整箱过磅。\n   - **SM2**：货物、垫料与箱皮重相加。\n3. 填写签署人，确认声明后提交。\n\n> 截止时间之后仍可提交，系统会提示；装船后不再接受。',
        ],
        vi: [
          'Hướng dẫn khai VGM',
          '## Chuẩn bị\nBạn cần số container, số seal và phiếu cân.\n\n1. Mở [VGM](/vgmDetails) và nhập số booking.\n2. Chọn phương pháp:\n   - **SM1**: cân cả container đã đóng hàng.\n   - **SM2**: cộng hàng, vật liệu chèn lót và vỏ.\n3. Nhập người ký, chấp nhận cam kết rồi gửi.\n\n> Sau giờ cắt VGM cổng vẫn nhận và cảnh báo. Sau khi xếp lên tàu thì không nhận nữa.',
        ],
      },
      { fileName: 'vgm' },
    ),
    entry('form', 45, {
      en: [
        'Spreadsheet forms for bookings, shipping instructions and VGM',
        'Download the empty forms on [File Upload](/fileUpload): one for **booking requests**, one for **shipping instructions** and one for **VGM**.\n\n- Fill in one row per container.\n- Do not rename the columns.\n- Send up to 10 files at once; errors are shown with row and column before anything is sent.',
      ],
      zh: [
        '订舱、补料（SI）及 VGM 电子表格',
        '请在 [文件上传](/fileUpload) 下载空白表格：**订舱**、**补料（SI）**、**VGM** 各一份。\n\n- 每个集装箱填写一行。\n- 请勿修改列名。\n- 一次最多上传 10 个文件；发送之前系统会按行列提示错误。',
      ],
      vi: [
        'Biểu mẫu bảng tính cho booking, SI và VGM',
        'Tải biểu mẫu trống tại [Tải tệp lên](/fileUpload): một cho **booking**, một cho **SI** và một cho **VGM**.\n\n- Mỗi container một dòng.\n- Không đổi tên cột.\n- Gửi tối đa 10 tệp một lần; lỗi được báo theo dòng và cột trước khi gửi.',
      ],
    }),
    entry(
      'tariff',
      30,
      {
        en: [
          'Bunker surcharge, trans-Pacific east-bound',
          'Per container, on top of the freight of contracts that do not include it.\n\n| To | 20 ft | 40 ft | 45 ft |\n|---|---|---|---|\n| Long Beach, Oakland | USD 412 | USD 515 | USD 652 |\n| Honolulu | USD 438 | USD 548 | USD 694 |\n| Chicago, Dallas, Memphis (rail) | USD 497 | USD 621 | USD 786 |\n\nThe surcharge is reviewed every quarter.',
        ],
        zh: [
          '跨太平洋东行燃油附加费',
          '按箱收取，适用于运费未包含燃油附加费的合约。\n\n| 目的地 | 20 尺 | 40 尺 | 45 尺 |\n|---|---|---|---|\n| 长滩、奥克兰 | USD 412 | USD 515 | USD 652 |\n| 檀香山 | USD 438 | USD 548 | USD 694 |\n| 芝加哥、达拉斯、孟菲斯（铁路） | USD 497 | USD 621 | USD 786 |\n\n附加费每季度调整一次。',
        ],
        vi: [
          'Phụ phí nhiên liệu, xuyên Thái Bình Dương chiều đông',
          'Tính theo container, cộng thêm vào cước của hợp đồng chưa bao gồm.\n\n| Đến | 20 ft | 40 ft | 45 ft |\n|---|---|---|---|\n| Long Beach, Oakland | USD 412 | USD 515 | USD 652 |\n| Honolulu | USD 438 | USD 548 | USD 694 |\n| Chicago, Dallas, Memphis (đường sắt) | USD 497 | USD 621 | USD 786 |\n\nPhụ phí được điều chỉnh mỗi quý.',
        ],
      },
      { period: [day(-30), day(60)], fileName: 'bunker-surcharge' },
    ),
    entry(
      'tariff',
      140,
      {
        en: [
          'Peak season surcharge',
          'USD 300 per 40 ft container from all Chinese ports. It ended with the season; see the [detention calculator](/detentionChargeCalculator) for other charges.',
        ],
        zh: [
          '旺季附加费',
          '中国各港出口每个 40 尺箱 USD 300，旺季结束后停止收取。其他费用请见 [滞箱费计算](/detentionChargeCalculator)。',
        ],
        vi: [
          'Phụ phí mùa cao điểm',
          'USD 300 mỗi container 40 ft từ các cảng Trung Quốc. Đã kết thúc cùng mùa cao điểm; các khoản khác xem [tính phí lưu vỏ](/detentionChargeCalculator).',
        ],
      },
      { period: [day(-140), day(-50)] },
    ),
    entry('notice', 9, {
      en: [
        'Ningbo: gate hours during the typhoon season',
        'When the port authority raises the signal to **No. 3**, the gates at Ningbo close for full containers four hours later.\n\n- Cut-offs of vessels that are delayed move with them; each booking shows its own.\n- Free time at origin is extended by the days of closure.\n\nYour bookings are on the [Booking Dashboard](/bookingdash).',
      ],
      zh: [
        '宁波港台风季节进港时间安排',
        '港务部门发布 **三号** 风球后四小时，宁波港停止重箱进港。\n\n- 船期延误的，各截止时间相应顺延，以订舱页面显示为准。\n- 起运港免费期按停工天数顺延。\n\n您的订舱请见 [订舱看板](/bookingdash)。',
      ],
      vi: [
        'Ningbo: giờ cổng trong mùa bão',
        'Khi cảng vụ nâng tín hiệu lên **số 3**, cổng Ningbo ngừng nhận container hàng sau bốn giờ.\n\n- Giờ cắt của tàu bị chậm được dời theo; mỗi booking hiển thị giờ riêng.\n- Thời gian miễn phí tại cảng đi được gia hạn bằng số ngày đóng cổng.\n\nXem booking của bạn tại [bảng booking](/bookingdash).',
      ],
    }),
    entry('notice', 2, {
      en: [
        'Long Beach: clean truck fee is paid before pick-up',
        'Containers for trucks at Los Angeles and Long Beach show a **hold** until the clean truck fee and the traffic mitigation fee are paid.\n\n1. Open the container and look at its holds.\n2. Pay both fees with the port: https://fees.fairway.test/\n3. The hold turns green within the hour.',
      ],
      zh: [
        '长滩：提箱前须缴纳清洁卡车费',
        '在洛杉矶和长滩以卡车提箱的，缴清清洁卡车费和交通缓解费之前显示 **未放行**。\n\n1. 打开集装箱页面查看放行情况。\n2. 向港口缴纳两项费用：https://fees.fairway.test/\n3. 一小时内显示为已放行。',
      ],
      vi: [
        'Long Beach: nộp phí xe tải sạch trước khi lấy hàng',
        'Container lấy bằng xe tải tại Los Angeles và Long Beach bị **giữ** cho đến khi nộp phí xe tải sạch và phí giảm ùn tắc.\n\n1. Mở container và xem các mục bị giữ.\n2. Nộp hai loại phí với cảng: https://fees.fairway.test/\n3. Trạng thái chuyển sang đã thông trong vòng một giờ.',
      ],
    }),
    entry('notice', -5, {
      en: [
        'Holiday sailings: blank sailing in week 52',
        'The east-bound sailing of week 52 does not run. Bookings move to week 1; we write to each shipper.',
      ],
      zh: ['节日船期：第 52 周停航', '第 52 周东行航次停航，相关订舱顺延至次年第 1 周，我们将逐一通知发货人。'],
      vi: [
        'Lịch tàu dịp lễ: bỏ chuyến tuần 52',
        'Chuyến đông tuần 52 không chạy. Booking được dời sang tuần 1; chúng tôi sẽ báo từng người gửi hàng.',
      ],
    }),
    entry('guide', null, {
      en: ['Reading the container page', 'Draft: milestones, legs and holds, one paragraph each.'],
      zh: ['', ''],
      vi: ['', ''],
    }),
  ]
}
