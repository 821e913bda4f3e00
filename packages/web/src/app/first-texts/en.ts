import { en as kit } from '@fairway/contract/kit/messages/en'
import { en as homeSearch } from '../../features/home-search/messages/en.ts'
import { en as ui } from '../../ui/messages/en.ts'
import { en as shell } from '../shell/messages/en.ts'

export const texts = { kit, ui, shell, homeSearch }
