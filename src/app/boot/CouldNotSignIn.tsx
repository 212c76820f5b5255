import { useCoreTexts } from '#platform/i18n'
import type { SessionStore } from '#platform/session'
import { StateView } from '#ui/components'

/** The native app did not return login info (wire.md 'Launch and identity'): offers a retry or the password. */
export function CouldNotSignIn({ session }: { session: SessionStore }) {
  const t = useCoreTexts()
  return (
    <main className="boot-message">
      <StateView
        kind="failed"
        title={t('session.failedTitle')}
        text={t('session.failedText')}
        action={{ label: t('session.retry'), onPress: () => void session.retry() }}
        alternative={{ label: t('session.usePassword'), onPress: session.usePassword }}
      />
    </main>
  )
}
