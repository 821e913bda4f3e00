import { definePages } from '../../platform/pages.ts'

/** Any text may come by a link: what names no signing is left out. */
export const readSigningSearch = ({ id }: Record<string, unknown>): { id?: string } =>
  typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? { id } : {}

/** Seals, and what is signed. */
export const signingPages = definePages({
  '/sign': {
    title: 'signing',
    guide: 'sign',
    search: readSigningSearch,
    texts: ['signing'],
    screen: async () => (await import('./room/room.screen.tsx')).RoomScreen,
  },
  '/adminSigning': {
    title: 'signingSetup',
    texts: ['signing', 'signingWait'],
    screen: async () => (await import('./admin/signing-setup.screen.tsx')).SigningSetupScreen,
  },
  '/verify': {
    title: 'verify',
    guide: 'sign',
    texts: ['signing'],
    screen: async () => (await import('./verify/verify.screen.tsx')).VerifyScreen,
  },
})
