import { useNavigate } from '@tanstack/react-router'
import { listQuery } from '../../../platform/paths.ts'
import type { PaletteOption } from './palette-options.rules.ts'

/** Goes where an option of the palette leads. */
export function useOpenOption() {
  const navigate = useNavigate()
  return (option: PaletteOption) => {
    if (option.kind === 'page') {
      const [path, hash] = option.to.split('#')
      // a test holds the menu's paths to the router's
      return void navigate({ to: path as '/', ...(hash !== undefined && { hash }) })
    }
    if (option.kind === 'cargo' && option.bookingNo)
      return void navigate({
        to: '/containerDetails/$bookingNo/$containerNo',
        params: { bookingNo: option.bookingNo, containerNo: option.number },
      })
    if (option.kind === 'cargo' && option.hasPage)
      return void navigate({ to: '/bookingDetails/$bookingNo', params: { bookingNo: option.number } })
    const numbers = option.kind === 'track' ? option.numbers : [option.number]
    return void navigate({ to: '/containerList/$query', params: { query: listQuery(option.type, numbers) } })
  }
}
