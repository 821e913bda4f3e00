import type { Control, FieldValues, Path } from 'react-hook-form'
import { useTranslation } from '../../platform/use-translation.ts'
import { ChoiceList } from './choice-list.tsx'
import type { ListLabels } from './list-labels.ts'

const placeLists = ['portsOfLoading', 'portsOfDischarge', 'destinations'] as const

interface RouteValues extends FieldValues {
  vvds: string[]
  portsOfLoading: string[]
  portsOfDischarge: string[]
  destinations: string[]
}

interface Props<T extends RouteValues> {
  control: Control<T>
  labels: Pick<ListLabels, 'place' | 'language'>
  vvds: readonly { vvd: string; vessel: string }[]
  places: Readonly<Record<(typeof placeLists)[number], string[]>> | undefined
}

/** Voyages and places to choose from, by name. */
export function RouteChoices<T extends RouteValues>({ control, labels, vvds, places }: Props<T>) {
  const { t } = useTranslation('listing')
  const { place, language } = labels
  type Name = Parameters<typeof ChoiceList<T>>[0]['name']
  const named = (name: keyof RouteValues) => name as Path<T> as Name // each of them is a list of texts
  const placesOf = (codes: readonly string[] = []) =>
    codes
      .map((value) => ({ value, text: place(value) }))
      .sort((one, other) => one.text.localeCompare(other.text, language))
  return (
    <>
      <ChoiceList
        control={control}
        name={named('vvds')}
        label={t('criteria.vvds')}
        options={vvds.map(({ vvd, vessel }) => ({ value: vvd, text: `${vvd} · ${vessel}` }))}
      />
      {placeLists.map((name) => (
        <ChoiceList
          key={name}
          control={control}
          name={named(name)}
          label={t(`criteria.${name}`)}
          options={placesOf(places?.[name])}
        />
      ))}
    </>
  )
}
