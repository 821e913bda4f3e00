import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  addressee: '致：{{carrier}}及其代理人和船舶所有人',
  undertaking: '承诺事项',
  clauses: [
    '我方请求{{carrier}}对上述货载以海运单或电放方式放货，无须凭正本提单。',
    '因按我方请求放货而使{{carrier}}及其雇员、代理人承担任何责任或遭受任何损失、损害、费用的，由我方全部赔偿，并使其免受损害。',
    '因上述放货而对{{carrier}}及其雇员、代理人提起诉讼或仲裁的，我方一经要求即提供足额的抗辩费用。',
    '因上述放货致使{{carrier}}的船舶或其他财产被扣押、滞留或有被扣押之虞的，我方提供为使其获释或免于扣押所需的保释金或其他担保，并赔偿由此产生的损失。',
    '如该货物已签发正本提单，我方一经取得即全部交还{{carrier}}。',
    '出具本保函的各方承担连带责任。本保函适用有关货载提单所载明的法律，争议由该提单载明的法院管辖。',
  ],
  closing: '由出具本保函的一方以电子方式签署。',
  blanket: {
    title: '总括保函',
    intro: '本保函适用于发货人在下列服务合约项下、自下列装货港装运并于保函期限内开航的全部货载。',
    facts: {
      reference: '保函',
      version: '第 {{version}} 版',
      shipper: '发货人',
      agent: '代理',
      serviceContract: '服务合约',
      contractPeriod: '合约期限',
      item: '货品项',
      allItems: '合约全部货品项',
      portOfLoading: '装货港',
      period: '保函期限',
      from: '{{from}} 至 {{to}}（含首尾两日）',
    },
  },
  mails: {
    signed: {
      subject: '{{carrier}}：保函 {{reference}} 已签署',
      title: '保函 {{reference}} 已签署',
      body: '{{signer}} 已签署该保函。保函现已生效，加盖电子印章的 PDF 见附件。',
      button: '打开保函',
      note: '任何人都可在“文件验真”页面核对附件 PDF。',
    },
    expiring: {
      subject: '{{carrier}}：保函 {{reference}} 将于 {{day}} 到期',
      title: '保函 {{reference}} 将于 {{day}} 到期',
      body: '到期后开航的海运单和电放货载将不再受该保函覆盖，请在到期前续签。',
      button: '续签保函',
      note: '您负责贵公司的保函，因此收到本邮件。',
    },
  },
}
