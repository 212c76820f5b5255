import { observer } from 'mobx-react-lite'
import { commit, environment, LANGUAGES, version } from '#base/config'
import { Facts } from '#kit/detail'
import { roleText, useCore } from '#platform/core'
import { listIn, setLanguage, useLanguage } from '#platform/i18n'
import { usePageNavigation, usePageState } from '#platform/navigation'
import { Button, Card, PageFrame, Segmented } from '#ui/components'
import { setTheme, THEMES, useTheme } from '#ui/theme'
import { employeeNames } from '../components/employeeNames'
import { useSignOut } from '../components/outbox/useSignOut'
import { useTexts } from '../plugin'
import { policy } from '../routes'
import './Profile.css'

/** Employee info and roles, language and theme, facts for support to copy, sign-out. */
export default observer(function Profile() {
  const page = usePageNavigation()
  const t = useTexts()
  const language = useLanguage()
  const theme = useTheme()
  const { session, host, feedback } = useCore()
  const { person, company, organisation, region } = employeeNames(session, language)
  usePageState('ready')

  const roles = session.roles.map(roleText)
  const support = [
    { label: t('profile.version'), value: version },
    { label: t('profile.build'), value: `${commit} ${environment}` },
    {
      label: t('profile.host'),
      value: t('profile.runsIn', { host: t(`profile.hosts.${host.kind}`), os: t(`profile.os.${host.os}`) }),
    },
    { label: t('profile.session'), value: session.id },
  ]
  const copy = async () => {
    const result = await host.copyText({ text: support.map((fact) => `${fact.label}: ${fact.value}`).join('\n') })
    feedback.toast(t(result.ok ? 'profile.copied' : 'profile.copyFailed'))
  }
  const signOut = useSignOut()

  return (
    <PageFrame title={t('profile.title')}>
      <Card title={t('profile.person')}>
        <Facts
          facts={[
            {
              label: t('profile.account'),
              value: person === session.loginName ? person : `${person} ${session.loginName}`,
            },
            { label: t('profile.company'), value: company || t('profile.missing') },
            { label: t('profile.organisation'), value: organisation || t('profile.missing') },
            { label: t('profile.region'), value: region || t('profile.missing') },
            { label: t('profile.roles'), value: listIn(roles, language) || t('profile.noRoles') },
          ]}
        />
      </Card>
      <Card title={t('profile.settings')}>
        <div className="profile__setting">
          <Segmented
            label={t('profile.language')}
            options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={language}
            onChange={(value) => void setLanguage(value)}
          />
        </div>
        <div className="profile__setting">
          <Segmented
            label={t('profile.theme')}
            options={THEMES.map((value) => ({ value, label: t(`profile.themes.${value}`) }))}
            value={theme}
            onChange={setTheme}
          />
        </div>
      </Card>
      <Card title={t('profile.support')}>
        <Facts facts={support} />
        <Button variant="plain" wide onPress={() => void copy()}>
          {t('profile.copy')}
        </Button>
      </Card>
      <div className="profile__links">
        <Button variant="plain" onPress={() => page.open(policy, { pageType: 'privacy' })}>
          {t('profile.privacy')}
        </Button>
        <Button variant="plain" onPress={() => page.open(policy, { pageType: 'user' })}>
          {t('profile.agreement')}
        </Button>
      </div>
      <div className="profile__out">
        <Button variant="line" wide onPress={() => void signOut()}>
          {t('profile.signOut')}
        </Button>
      </div>
    </PageFrame>
  )
})
