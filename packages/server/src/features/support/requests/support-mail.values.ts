import type { Language } from '@fairway/contract/shared/language'

/** What stands around a request and around its answer. */
export const supportMailTexts = {
  en: {
    request: {
      subject: '{{number}}: {{subject}}',
      title: 'Support request {{number}}: {{subject}}',
      from: 'From',
      organisation: 'Company',
      booking: 'Booking',
      container: 'Container',
      page: 'Page',
      button: 'Answer in the portal',
      note: 'Answer in the portal: the customer reads your answer there and gets it by mail.',
    },
    answer: {
      subject: '{{number}}: answer to "{{subject}}"',
      title: 'We answered your request {{number}}',
      button: 'Open the request',
      note: 'Write back in the portal; this mailbox is not read.',
    },
  },
  zh: {
    request: {
      subject: '{{number}}：{{subject}}',
      title: '客户咨询 {{number}}：{{subject}}',
      from: '提交人',
      organisation: '公司',
      booking: '订舱号',
      container: '箱号',
      page: '页面',
      button: '在网站上回复',
      note: '请在网站上回复：客户可在网站查看，并会收到邮件。',
    },
    answer: {
      subject: '{{number}}：“{{subject}}”的回复',
      title: '您的咨询 {{number}} 已回复',
      button: '查看咨询',
      note: '如需继续沟通，请在网站上回复，本邮箱不接收邮件。',
    },
  },
  vi: {
    request: {
      subject: '{{number}}: {{subject}}',
      title: 'Yêu cầu hỗ trợ {{number}}: {{subject}}',
      from: 'Người gửi',
      organisation: 'Công ty',
      booking: 'Booking',
      container: 'Container',
      page: 'Trang',
      button: 'Trả lời trên cổng',
      note: 'Hãy trả lời trên cổng: khách hàng đọc tại đó và nhận qua email.',
    },
    answer: {
      subject: '{{number}}: trả lời "{{subject}}"',
      title: 'Chúng tôi đã trả lời yêu cầu {{number}}',
      button: 'Mở yêu cầu',
      note: 'Hãy viết tiếp trên cổng; hộp thư này không có người đọc.',
    },
  },
} as const satisfies Record<Language, unknown>
