import type { AddressEntry } from '@fairway/contract/bookings/addresses/address.schema'
import { cutText } from '@fairway/contract/shared/cut-text'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { apiQuery, send } from '../../platform/calls/api.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { showToast } from '../feedback/toast.store.ts'

const BOOK = 'GET /api/bookings/addresses'

/** The address book of an organisation: looked up, changed, and whatever is taken out can be put back. */
export function useAddressBook(organisation: string | undefined) {
  const { t } = useTranslation('addressBook')
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const query = {
    text: useDeferredValue(cutText(text.trim(), 80)),
    ...(organisation !== undefined && { organisation }),
  }
  const { data, error } = useQuery({ ...apiQuery(BOOK, { query }), placeholderData: keepPreviousData })
  const refresh = () => queries.invalidateQueries({ queryKey: [BOOK] })
  const add = async ({
    name,
    address,
    contact,
    organisation: owner,
  }: Omit<AddressEntry, 'id' | 'version' | 'usedAt'>) => {
    const body = { name, address, contact, ...(owner !== '' && { organisation: owner }) }
    await send('POST /api/bookings/addresses', { body })
    await refresh()
  }
  return {
    text,
    setText,
    entries: data?.addresses,
    isCut: data?.isCut ?? false,
    problem: useFailureText(error),
    add,
    noteUse: ({ id }: AddressEntry) => void send('PUT /api/bookings/addresses/used', { body: { id } }).catch(() => {}),
    change: async ({ id, version, name, address, contact }: AddressEntry) => {
      await send('PUT /api/bookings/addresses', { body: { id, version, name, address, contact } })
      await refresh()
    },
    remove: async (entry: AddressEntry) => {
      const { id, version } = entry
      try {
        await send('DELETE /api/bookings/addresses', { query: { id, version } })
        const act = () => void add(entry).catch(() => showToast({ kind: 'error', text: t('notBack') }))
        showToast({ kind: 'note', text: t('removed', { name: entry.name }), action: { text: t('undo'), act } })
      } catch {
        showToast({ kind: 'error', text: t('notRemoved') })
      }
      await refresh()
    },
  }
}
