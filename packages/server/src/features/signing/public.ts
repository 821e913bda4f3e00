export {
  freeSigning,
  openSigning,
  type Signable,
  type SignedDocument,
  type SigningParts,
  signInRoom,
} from './signing.actions.ts'
export { findOpenSigning, findSignedFile } from './signing.repository.ts'
