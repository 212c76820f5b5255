import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import type { SessionStore } from '#platform/session'
import { Button, Sheet, TextField } from '#ui/components'

/**
 * Sheet over the page when the session has expired (wire.md): requests the password; in the partner app it shows the
 * notice to reopen the page from the app.
 */
export default observer(function RenewalSheet({ session }: { session: SessionStore }) {
  const t = useCoreTexts()
  if (session.renewal === 'reopen') {
    return (
      <Sheet open onClose={session.dismissRenewal} title={t('session.reopenTitle')} text={t('session.reopenText')}>
        <Button variant="brand" wide onPress={session.dismissRenewal}>
          {t('ok')}
        </Button>
      </Sheet>
    )
  }
  return <PasswordSheet session={session} />
})

const PasswordSheet = observer(function PasswordSheet({ session }: { session: SessionStore }) {
  const t = useCoreTexts()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!password) {
      setError(t('session.passwordMissing'))
      return
    }
    setBusy(true)
    try {
      await session.signInAgain(password)
    } catch (reason) {
      setError(errorText(reason, t))
      setBusy(false)
    }
  }

  return (
    <Sheet open onClose={session.dismissRenewal} title={t('session.expiredTitle')} text={t('session.expiredText')}>
      <form onSubmit={submit} noValidate>
        {/* Password managers need the account beside the password. */}
        <input
          className="visually-hidden"
          type="text"
          autoComplete="username"
          value={session.loginName}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <TextField
          label={t('session.passwordOf', { name: session.loginName })}
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={error}
        />
        <Button variant="main" type="submit" wide busy={busy}>
          {t('session.signIn')}
        </Button>
      </form>
    </Sheet>
  )
})
