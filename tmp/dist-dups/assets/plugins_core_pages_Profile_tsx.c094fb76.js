//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_pages_Profile_tsx'],
  {
    1223(e, l, a) {
      var i = a(804)
      a.d(
        l,
        {},
        {
          P: ({ loginName: e, employee: l }, a) => ({
            person: (0, i.r)(l?.userName, l?.userNameEn, a) || e,
            company: (0, i.r)(l?.companyName, l?.companyNameEn, a) ?? '',
            organisation: (0, i.r)(l?.orgName, l?.orgNameEn, a) ?? '',
            region: (0, i.r)(l?.regionName, l?.regionNameEn, a) ?? '',
          }),
        },
      )
    },
    6369(e, l, a) {
      a.r(l), a.d(l, { default: () => N })
      var i = a(1394),
        r = a(7140),
        t = a(2056),
        n = a(5207),
        o = a(9761),
        s = a(69),
        p = a(1250),
        c = a(5589),
        f = a(5352),
        u = a(4076),
        d = a(2920),
        g = a(4032),
        h = a(5018),
        m = a(1223)
      function v({ facts: e }) {
        return (0, i.jsx)('dl', {
          className: 'facts',
          children: e.map((e) =>
            (0, i.jsxs)(
              'div',
              {
                className: 'facts__row',
                children: [(0, i.jsx)('dt', { children: e.label }), (0, i.jsx)('dd', { children: e.value })],
              },
              e.label,
            ),
          ),
        })
      }
      var x = a(4602),
        y = a(761),
        b = a(707),
        j = a(7533)
      const w = ['sales', 'manager', 'approver', 'project', 'finance', 'editor'],
        N = (0, r.PA)(() => {
          let e,
            l,
            a,
            r = (0, p.b)(),
            N = (0, b.M)(),
            $ = (0, o.FW)(),
            _ = (0, o.ok)(),
            k = (0, f.DP)(),
            { session: P, host: O, feedback: T } = (0, n.zi)(),
            { person: C, company: E, organisation: A, region: D } = (0, m.P)(P, _)
          ;(0, c.Sw)('ready')
          const z = P.roles.map((e) => {
              const l = w.find((l) => l === e)
              return l ? $(`role.${l}`) : e
            }),
            F = [
              { label: N('profile.version'), value: t.rE },
              { label: N('profile.build'), value: `${t.cd} ${t.cA}` },
              {
                label: N('profile.host'),
                value: N('profile.runsIn', { host: N(`profile.hosts.${O.kind}`), os: N(`profile.os.${O.os}`) }),
              },
              { label: N('profile.session'), value: P.id },
            ],
            Z =
              ((e = (0, n.zi)()),
              (l = (0, b.M)()),
              (a = (0, x.useRef)(!1)),
              (0, x.useCallback)(async () => {
                if (!a.current) {
                  a.current = !0
                  try {
                    const a = await (async ({ outbox: e }) => {
                        try {
                          return await e.load()
                        } catch (e) {
                          console.warn('the outbox does not open', e)
                          return
                        }
                      })(e),
                      i = await (async ({ drafts: e }) => {
                        try {
                          return await e.list()
                        } catch (e) {
                          return (console.warn('the drafts cannot be read', e), [])
                        }
                      })(e),
                      r =
                        void 0 !== a && a.unsentCount > 0
                          ? await (async ({ feedback: e }, l, a) => {
                              const i = await e.ask({
                                title: a('profile.unsentTitle', { count: l.unsentCount }),
                                text: a('profile.unsentText'),
                                confirm: a('profile.sendFirst'),
                                other: a('profile.signOutDelete'),
                                cancel: a('profile.stay'),
                              })
                              if ('cancel' === i) return 'stay'
                              if ('other' === i) return 'delete'
                              const r = await l.flush()
                              return (r || e.toast(a('profile.notAllSent')), r ? 'leave' : 'stay')
                            })(e, a, l)
                          : await (async ({ feedback: e }, l, a) => {
                              const i = await e.ask({
                                title: a('profile.signOutTitle'),
                                text: l > 0 ? a('profile.signOutDrafts', { count: l }) : a('profile.signOutText'),
                                confirm: a('profile.signOut'),
                                ...(l > 0 ? { other: a('profile.signOutDelete') } : {}),
                                cancel: a('profile.stay'),
                              })
                              return 'confirm' === i ? 'leave' : 'other' === i ? 'delete' : 'stay'
                            })(e, i.length, l)
                    if ('stay' === r) return
                    'delete' === r &&
                      (await a?.discardAll(),
                      await Promise.all(i.map(({ form: l, record: a }) => e.drafts.discard(l, a)))),
                      e.session.signOut()
                  } catch (l) {
                    e.feedback.toast((0, y.k)(l, s.Qq))
                  } finally {
                    a.current = !1
                  }
                }
              }, [e, l]))
          return (0, i.jsxs)(u.b, {
            title: N('profile.title'),
            children: [
              (0, i.jsx)(d.Z, {
                title: N('profile.person'),
                children: (0, i.jsx)(v, {
                  facts: [
                    { label: N('profile.account'), value: C === P.loginName ? C : `${C} ${P.loginName}` },
                    { label: N('profile.company'), value: E || N('profile.missing') },
                    { label: N('profile.organisation'), value: A || N('profile.missing') },
                    { label: N('profile.region'), value: D || N('profile.missing') },
                    { label: N('profile.roles'), value: z.join(', ') || N('profile.noRoles') },
                  ],
                }),
              }),
              (0, i.jsxs)(d.Z, {
                title: N('profile.settings'),
                children: [
                  (0, i.jsx)('div', {
                    className: 'profile__setting',
                    children: (0, i.jsx)(g.$, {
                      label: N('profile.language'),
                      options: s.Yj.map((e) => ({ value: e, label: N(`languages.${e}`) })),
                      value: _,
                      onChange: (e) => void (0, s.xC)(e),
                    }),
                  }),
                  (0, i.jsx)('div', {
                    className: 'profile__setting',
                    children: (0, i.jsx)(g.$, {
                      label: N('profile.theme'),
                      options: f.zG.map((e) => ({ value: e, label: N(`profile.themes.${e}`) })),
                      value: k,
                      onChange: f.Yl,
                    }),
                  }),
                ],
              }),
              (0, i.jsxs)(d.Z, {
                title: N('profile.support'),
                children: [
                  (0, i.jsx)(v, { facts: F }),
                  (0, i.jsx)(h.$, {
                    variant: 'plain',
                    wide: !0,
                    onPress: () =>
                      void (async () => {
                        const e = await O.copyText({ text: F.map((e) => `${e.label}: ${e.value}`).join('\n') })
                        T.toast(N(e.ok ? 'profile.copied' : 'profile.copyFailed'))
                      })(),
                    children: N('profile.copy'),
                  }),
                ],
              }),
              (0, i.jsxs)('div', {
                className: 'profile__links',
                children: [
                  (0, i.jsx)(h.$, {
                    variant: 'plain',
                    onPress: () => r.open(j.JN, { pageType: 'privacy' }),
                    children: N('profile.privacy'),
                  }),
                  (0, i.jsx)(h.$, {
                    variant: 'plain',
                    onPress: () => r.open(j.JN, { pageType: 'user' }),
                    children: N('profile.agreement'),
                  }),
                ],
              }),
              (0, i.jsx)('div', {
                className: 'profile__out',
                children: (0, i.jsx)(h.$, {
                  variant: 'line',
                  wide: !0,
                  onPress: () => void Z(),
                  children: N('profile.signOut'),
                }),
              }),
            ],
          })
        })
    },
  },
])
