import type { MenuReader } from '@fairway/contract/identity/menu.rules'
import { boot } from '../../../platform/boot.ts'
import { clientInfo } from '../../../platform/client-log/client-place.ts'
import { assumedUser, useSession } from '../../../platform/session/session.store.ts'
import { useStore } from '../../../platform/storage/store.ts'

/** Whom the menus are for. Until the place is looked up again it is where the person signed in. */
export function useMenuReader(): MenuReader {
  const person = useSession()
  const assumed = useStore(assumedUser)
  const place = useStore(clientInfo)
  const ownGroups = person?.claims.groups ?? []
  return {
    groups: assumed?.groups ?? ownGroups,
    ownGroups,
    isAssuming: assumed !== undefined,
    isManager: assumed === undefined && person?.claims.manager === true,
    continent: place?.continent_code ?? person?.continent_code,
    site: boot.site,
  }
}
