import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '{{carrier}}：VGM 申报表',
  sheets: { form: 'VGM', guide: '填写说明' },
  bands: { booking: '订舱', weights: '集装箱与重量', signature: '签署' },
  head: { column: '列', required: '必填', meaning: '填写内容', example: '示例' },
  notes: [
    '在“VGM”工作表中每行填写一个集装箱。带星号的列必填；还缺内容的单元格会变成橙色。',
    '各行可属于不同订舱，顺序不限。未填订舱号的行视为与上一行同一订舱。',
    'SM1：把整箱称重结果填入核实总重。SM2：填写货物、衬垫物和皮重，总重为三者之和，可不填。',
    '同一订舱的第一行签署人代表其余各行，除非该行另有签署人。',
    '参考号为“示例”的行不会读取，保留或删除均可。',
    '保存为 .xlsx 或 .csv，在“文件上传”中上传。发送前您会看到每一行是如何理解的。一个文件要么全部发送，要么都不发送。每个文件最多 {{bookings}} 票订舱、{{rows}} 行。',
  ],
  doubt: {
    title: '不在列表中',
    list: '此值不在列表中。只填代码即可，例如 SM1 或 KG；其他内容上传时会被拒绝。',
    number: '请填写不带单位的数字，例如 24180.5。',
    day: '请按 yyyy-mm-dd hh:mm 填写。',
  },
  columns: {
    bookingNo: '船公司订舱号，7 位数字。也可以改填提单号。',
    blNo: '没有订舱号时，填写该订舱的提单号。',
    reference: '您自己的参考号，最多 35 个字符。留空时取订舱申请中的参考号。',
    containerNo: '四位字母加七位数字，该箱必须属于此订舱。',
    method: 'SM1：整箱称重。SM2：货物、衬垫物与皮重相加。',
    unit: 'KG 或 LB，适用于本行所有重量；各行可以不同。',
    mass: '核实总重：不带单位的数字，大于皮重，不超过该箱最大总重。',
    cargo: 'SM2 填写：货物连同包装的重量。',
    dunnage: 'SM2 填写：托盘、衬垫及加固材料的重量。留空为 0。',
    tare: 'SM2 填写：箱体上标注的皮重。',
    signatory: '签署人姓名。',
    authorisedParty: '对核实重量负责的公司。',
    weighedAt: '称重时间，装货港当地时间：yyyy-mm-dd hh:mm。',
    weighedPlace: '称重地点。',
  },
}
