import { zh as kit } from '@fairway/contract/kit/messages/zh'
import { zh as homeSearch } from '../../features/home-search/messages/zh.ts'
import { zh as ui } from '../../ui/messages/zh.ts'
import { zh as shell } from '../shell/messages/zh.ts'

export const texts = { kit, ui, shell, homeSearch }
