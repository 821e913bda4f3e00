/** What a seal is made with: a private key (PKCS #8, DER) and its certificate (DER), with those that vouch for it behind it. */
export interface SealIdentity {
  key: Uint8Array
  chain: [certificate: Uint8Array, ...issuers: Uint8Array[]]
}
