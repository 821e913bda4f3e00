import type { ErrorTexts } from '../../kit/messages.ts'
import type { allocationErrors } from '../allocation.errors.ts'

export const en = {
  errors: {
    VA0001: 'You are not authorized for vessel allocation.',
    VA0002: 'Vessel profile error: the profile of {{key0}} is incomplete. Please contact support.',
    VA0003: 'The start date is invalid. Enter it as yyyy-mm-dd.',
    VA0004: 'The end date is invalid. Enter it as yyyy-mm-dd.',
    VA0005: 'Days must be 0-21.',
    VA0006: 'VVD is required. Choose a vessel and voyage to search.',
    VA0007: 'Allocation error: more is released on {{key0}} at {{key1}} than the vessel can take. Reduce the release.',
    VA0008: 'The allocation was saved by another user. Please reload.',
    VA0009: 'VVD is required. Choose a vessel and voyage for the file.',
    VA0010: 'Choose one load port to download.',
    VA0011: 'Nothing to download. Please change the search.',
    VA0012: 'The file {{key0}} is empty and was not stored.',
    VA0013: 'The file {{key0}} is outside the directory and was not stored.',
    VA0014: 'The sail date or AMS cutoff of {{key0}} has passed.',
    VA0015: 'The VVD info is missing. Choose another vessel and voyage.',
    VA0016: 'More than {{key0}} allocations found. Please refine the search.',
    VA0017: 'Enter a whole number from 0 to {{key0}}.',
    VA0018: 'Remarks can have at most {{key0}} characters.',
    VA0019: 'No allocation matches this row. Add it in the portal first.',
    VA0020: 'This allocation is already in row {{key0}} of the file.',
    VA0021: 'The column {{key0}} is missing. Use the headings of the downloaded file.',
    VA0022: '{{key0}} is not one of your accounts.',
    VA0023: 'This account already has an allocation with that contract and those ports on this vessel.',
    VA0024: 'Choose one from the list.',
    VA0025: 'This row is for {{key0}}, which was not selected for the upload.',
  } satisfies ErrorTexts<typeof allocationErrors>,
} as const
