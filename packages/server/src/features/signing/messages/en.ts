export const en = {
  sample: {
    title: 'Sample letter',
    intro: 'This letter is for testing electronic signatures. It is not binding.',
    facts: { carrier: 'Carrier', signer: 'Signer' },
    terms: 'What is tested',
    first: 'The letter is shown in full, signed, sealed with the certificate of {{carrier}} and stored.',
    second: 'Afterwards the signed PDF can be downloaded and checked under Verify a Document.',
  },
} as const
