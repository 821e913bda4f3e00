export const en = {
  open: {
    title: 'Waiting for the signature',
    text: '{{title}} is open for signing in another tab. This page updates automatically.',
  },
  away: {
    title: 'The signing tab seems to be closed',
    text: '{{title}} is not signed yet. Open it again, or cancel so that others can sign it.',
  },
  completed: { title: 'Signed', text: '{{title}} is signed and sealed.' },
  declined: { title: 'Not signed', text: 'The signer declined to sign {{title}}.' },
  ended: { title: 'Signing cancelled', text: '{{title}} was not signed.' },
  signer: 'Signer',
  since: 'Since',
  signedAt: 'Signed at',
  reopen: 'Open the letter again',
  cancel: 'Cancel signing',
  download: 'Download the signed PDF',
} as const
