import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  sample: {
    title: '样张',
    intro: '本函仅用于测试电子签名，不具约束力。',
    facts: { carrier: '船公司', signer: '签署人' },
    terms: '测试内容',
    first: '全文显示、签署，并以{{carrier}}的证书加盖电子印章后存档。',
    second: '之后可下载已签署的 PDF，并在“文件验真”页面核对。',
  },
}
