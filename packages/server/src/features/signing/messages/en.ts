export const en = {
  sample: {
    title: 'Sample letter',
    intro: 'This letter tests electronic signature. It binds nobody.',
    facts: { carrier: 'Carrier', signer: 'Signer' },
    terms: 'What is tested',
    first: 'The letter is shown as a whole, signed, sealed with the certificate of {{carrier}} and stored.',
    second: 'Afterwards the signed PDF can be downloaded and checked on the page Verify a Document.',
  },
} as const
