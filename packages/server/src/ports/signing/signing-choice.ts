import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Logger } from '../../platform/monitoring/log.ts'
import { type Settings, SettingsError } from '../../platform/settings.ts'
import { createDocusign } from './docusign.adapter.ts'
import { signingRoom } from './room.adapter.ts'
import type { SigningService } from './signing.port.ts'

/** Where documents are signed, as the operator chose. */
export async function openSigningService(
  { docusign }: Pick<Settings, 'docusign'>,
  log: Pick<Logger, 'warn'>,
): Promise<SigningService> {
  if (!docusign) return signingRoom
  return createDocusign({ ...docusign, key: await readKey(docusign.keyFile) }, log)
}

async function readKey(file: string) {
  try {
    const key = await readFile(file, 'utf8')
    if (createPrivateKey(key).asymmetricKeyType === 'rsa') return key
  } catch (error) {
    throw new SettingsError(`DOCUSIGN_KEY_FILE cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
  throw new SettingsError('DOCUSIGN_KEY_FILE must have the private RSA key of the integration, as PEM.')
}
