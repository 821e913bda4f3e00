/** The sentences of letters of indemnity and of the mails about them. */
export const en = {
  addressee: 'To {{carrier}}, its agents and the owners of its vessels',
  undertaking: 'Undertaking',
  clauses: [
    'We request {{carrier}} to release the goods of the shipments named above as sea waybill or telex release, without presentation of original bills of lading.',
    'We shall indemnify {{carrier}}, its servants and agents and hold them harmless in respect of any liability, loss, damage or expense arising from the release of the goods in accordance with our request.',
    'If any proceedings are commenced against {{carrier}}, its servants or agents in connection with that release, we shall provide them on demand with sufficient funds to defend the same.',
    'If a vessel or other property of {{carrier}} is arrested or detained, or such arrest or detention is threatened, we shall provide on demand the bail or other security required to prevent it or to secure its release, and shall indemnify {{carrier}} for any loss, damage or expense caused by it.',
    'If original bills of lading have been issued for the goods, we shall deliver them to {{carrier}} as soon as they come into our possession.',
    'The liability of each party giving this letter is joint and several. This letter is governed by the law, and subject to the jurisdiction of the courts, named in the bill of lading of the shipment.',
  ],
  closing: 'Signed electronically for and on behalf of the party giving this letter.',
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
      body: '{{signer}} signed the letter. It is now active, and the sealed PDF is attached.',
      button: 'Open the letter',
      note: 'Anyone can check the attached PDF under Verify a Document.',
    },
    expiring: {
      subject: '{{carrier}}: letter of indemnity {{reference}} expires on {{day}}',
      title: 'Letter of indemnity {{reference}} expires on {{day}}',
      body: 'Sea waybills and telex releases sailing after that date are no longer covered. Renew the letter before it expires.',
      button: 'Renew the letter',
      note: 'You are receiving this email because you manage your company’s letters of indemnity.',
    },
  },
} as const
