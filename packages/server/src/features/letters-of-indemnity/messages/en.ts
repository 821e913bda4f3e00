/** The sentences of letters of indemnity and of the mails about them. */
export const en = {
  addressee: 'To {{carrier}}, its agents and the owners of its vessels',
  undertaking: 'Undertaking',
  clauses: [
    'We ask {{carrier}} to release the goods of the shipments named above without presentation of original bills of lading, as sea waybill or telex release.',
    'We indemnify {{carrier}}, its servants and agents, and hold them harmless, in respect of any liability, loss, damage or expense that arises from releasing the goods as we ask.',
    'Where proceedings are begun against {{carrier}}, its servants or agents because of that release, we provide the funds to defend them on demand.',
    'Where a vessel or other property of {{carrier}} is arrested or detained, or such an arrest is threatened, we provide the bail or security that is needed to release it, and indemnify {{carrier}} for what this causes.',
    'Where original bills of lading were issued for these goods, we hand them over to {{carrier}} as soon as they reach us.',
    'Each person who gives this letter is jointly and severally liable under it. It is governed by the law that the bill of lading of the shipment names, and disputes are heard by the court that is named there.',
  ],
  closing: 'Signed electronically for and on behalf of the party that gives this letter.',
  blanket: {
    title: 'Blanket Letter of Indemnity',
    intro:
      'This letter covers all shipments of the shipper under the service contract named below, loaded at the port named below, that sail within its period.',
    facts: {
      reference: 'Letter',
      version: 'version {{version}}',
      shipper: 'Shipper',
      agent: 'Agent',
      serviceContract: 'Service contract',
      contractPeriod: 'Contract period',
      item: 'Item',
      allItems: 'All items of the contract',
      portOfLoading: 'Port of loading',
      period: 'Period of this letter',
      from: '{{from}} to {{to}}, both days included',
    },
  },
  mails: {
    signed: {
      subject: '{{carrier}}: letter of indemnity {{reference}} is signed',
      title: 'Letter of indemnity {{reference}} is signed',
      body: '{{signer}} signed the letter. It is active, and the sealed PDF is attached.',
      button: 'Open the letter',
      note: 'Anyone can check the attached PDF on the page Verify a Document.',
    },
    expiring: {
      subject: '{{carrier}}: letter of indemnity {{reference}} expires on {{day}}',
      title: 'Letter of indemnity {{reference}} expires on {{day}}',
      body: 'Sea waybills and telex releases that sail later are not covered any more. Renew the letter before it ends.',
      button: 'Renew the letter',
      note: 'You receive this mail because you look after the letters of indemnity of your company.',
    },
  },
} as const
