import { vi as kit } from '@fairway/contract/kit/messages/vi'
import { vi as homeSearch } from '../../features/home-search/messages/vi.ts'
import { vi as ui } from '../../ui/messages/vi.ts'
import { vi as shell } from '../shell/messages/vi.ts'

export const texts = { kit, ui, shell, homeSearch }
