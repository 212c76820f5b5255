;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_boot_RenewalSheet_tsx-src_ui_Field_css'],
  {
    7741(e, s, n) {
      n.r(s)
      var i = n(1394),
        t = n(7140),
        a = n(4602),
        r = n(9761),
        o = n(6345),
        l = n(5018),
        d = n(761),
        u = n(7655)
      const p = (0, t.PA)(({ session: e }) => {
          const s = (0, r.FW)()
          return 'reopen' === e.renewal
            ? (0, i.jsx)(o.c, {
                open: !0,
                onClose: e.dismissRenewal,
                title: s('session.reopenTitle'),
                text: s('session.reopenText'),
                children: (0, i.jsx)(l.$, { variant: 'brand', wide: !0, onPress: e.dismissRenewal, children: s('ok') }),
              })
            : (0, i.jsx)(c, { session: e })
        }),
        c = (0, t.PA)(({ session: e }) => {
          const s = (0, r.FW)(),
            [n, t] = (0, a.useState)(''),
            [p, c] = (0, a.useState)(),
            [x, m] = (0, a.useState)(!1)
          return (0, i.jsx)(o.c, {
            open: !0,
            onClose: e.dismissRenewal,
            title: s('session.expiredTitle'),
            text: s('session.expiredText'),
            children: (0, i.jsxs)('form', {
              onSubmit: async (i) => {
                if ((i.preventDefault(), !x)) {
                  if (!n) return void c(s('session.passwordMissing'))
                  m(!0)
                  try {
                    await e.signInAgain(n)
                  } catch (e) {
                    c((0, d.k)(e, s)), m(!1)
                  }
                }
              },
              noValidate: !0,
              children: [
                (0, i.jsx)('input', {
                  className: 'visually-hidden',
                  type: 'text',
                  autoComplete: 'username',
                  value: e.loginName,
                  readOnly: !0,
                  tabIndex: -1,
                  'aria-hidden': 'true',
                }),
                (0, i.jsx)(u.A, {
                  label: s('session.passwordOf', { name: e.loginName }),
                  name: 'password',
                  type: 'password',
                  autoComplete: 'current-password',
                  value: n,
                  onChange: t,
                  error: p,
                }),
                (0, i.jsx)(l.$, { variant: 'main', type: 'submit', wide: !0, busy: x, children: s('session.signIn') }),
              ],
            }),
          })
        })
      n.d(s, {}, { default: p })
    },
  },
])
