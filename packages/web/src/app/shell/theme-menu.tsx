import { useStore } from '../../platform/store.ts'
import { chooseTheme, theme, themes } from '../../platform/theme.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Choice, Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'

const icons = { system: 'screen', light: 'sun', dark: 'moon' } as const

/** Light, dark, or like the system. */
export function ThemeChoices() {
  const { t } = useTranslation('shell')
  const present = useStore(theme, 'system')
  return themes.map((choice) => (
    <Choice key={choice} chosen={choice === present} onChoose={() => chooseTheme(choice)}>
      <Icon name={icons[choice]} size={18} />
      {t(`theme.${choice}`)}
    </Choice>
  ))
}

export function ThemeMenu() {
  const { t } = useTranslation('shell')
  const present = useStore(theme, 'system')
  return (
    <Disclosure label={t('theme.label')} opener={<Icon name={icons[present]} />}>
      <ThemeChoices />
    </Disclosure>
  )
}
