//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_leads_pages_LeadDetail_tsx'],
  {
    4539(e, t, a) {
      var n = a(4602),
        l = a(3012),
        r = a(9021),
        i = a(9761),
        s = a(804)
      const o = { en: 'y', 'zh-CN': '年' },
        d = {
          gas: (e, t) => (0, l.au)(e, 'volumePerYear', t),
          elec: (e, t) =>
            'en' === t && e >= 1e6
              ? { figure: (0, l.KS)(e / 1e6, t), unit: 'GWh/y' }
              : (0, l.au)(e, 'energyPerYear', t),
          roof: (e, t) => ({ figure: (0, l.ZV)(e, t), unit: 'm²' }),
          steam: (e, t) => ({ figure: (0, l.ZV)(e, t), unit: `t/${o[t]}` }),
        }
      a.d(
        t,
        {},
        {
          _: () => {
            const e = (0, i.ok)()
            return (0, n.useMemo)(() => {
              const t = (t, a) => d[t](a, e)
              return {
                amount: t,
                amountText: (e, a) => {
                  const { figure: n, unit: l } = t(e, a)
                  return `${n} ${l}`
                },
                peak: (t) => (t < 1e3 ? `${(0, l.ZV)(t, e)} kW` : `${(0, l.ZV)(Math.round(t / 100) / 10, e)} MW`),
                metres: l.BO,
                day: (t) => (0, r.im)(t, e),
                dayTime: (t) => (0, r.K9)(t, e),
                time: (t) => (0, r.rb)(t, e),
                month: (t) => {
                  const a = (0, r.Jt)(`${t}-01`)
                  return a ? (0, r.UL)(a, e) : t
                },
                name: (t) => (0, s.Z)(t, e),
                text: (t, a) => (0, s.r)(t, a, e),
                role: ({ roleName: t, roleNameEn: a }) => (0, s.r)(t, a, e),
              }
            }, [e])
          },
        },
      )
    },
    5423(e, t, a) {
      a.r(t), a.d(t, { default: () => tq })
      var n = a(1394),
        l = a(7140),
        r = a(4602),
        i = a(5207),
        s = a(5589),
        o = a(7007),
        d = a(9761),
        c = a(1250),
        u = a(8607),
        m = a(7584),
        h = a(761),
        p = a(4076),
        x = a(5201),
        f = a(8919)
      const v = (0, l.PA)(({ open: e, kind: t }) => {
        const a = (0, c.b)(),
          l = (0, f.MN)(),
          r = (0, d.FW)(),
          i = { label: l('detail.toList'), onPress: () => a.replace(x.kH, { tab: 'mine' }) },
          s = { label: r('boundary.retry'), onPress: () => void e.open() }
        return (0, n.jsx)(p.b, {
          title: l('detail.name'),
          children: {
            loading: () => (0, n.jsx)(u.$K, {}),
            'not-found': () =>
              (0, n.jsx)(m.X, {
                kind: 'not-found',
                title: l('detail.notFoundTitle'),
                text: l('detail.notFoundText'),
                action: i,
              }),
            denied: () =>
              (0, n.jsx)(m.X, {
                kind: 'denied',
                title: l('detail.deniedTitle'),
                text: l('detail.deniedText'),
                action: i,
              }),
            failed: () => {
              const t = (0, o.aK)(e.main.error)
              return (0, n.jsx)(m.X, {
                kind: t ? 'offline' : 'failed',
                title: l(t ? 'detail.offlineTitle' : 'detail.failedTitle'),
                text: (0, h.k)(e.main.error, r),
                action: s,
                alternative: i,
              })
            },
          }[t](),
        })
      })
      var j = a(734),
        g = a(8609),
        b = a(7314),
        y = a(1270)
      const w = [4102, 4103]
      var N = a(2920),
        k = a(7435),
        A = a(5100),
        _ = a(6823),
        M = a(6141),
        E = a(8689),
        Z = a(2509)
      function P() {
        const e = (0, f.MN)(),
          { host: t, feedback: a } = (0, i.zi)()
        return async (n) => {
          const l = await t.copyText({ text: n })
          a.toast(e(l.ok ? 'detail.copied' : 'detail.copyFailed'))
        }
      }
      function H({ text: e, label: t }) {
        const a = P()
        return (0, n.jsx)(Z.K, {
          label: t,
          tone: 'quiet',
          onPress: () => void a(e),
          children: (0, n.jsx)(E.Q, { 'aria-hidden': 'true' }),
        })
      }
      var L = a(4539)
      const $ = (0, l.PA)(({ open: e, lead: t }) => {
        const a = (0, f.MN)(),
          l = (0, L._)(),
          { entity: r, industry: i, owner: s, source: o, distanceToMain: d, cognition: c } = t,
          u = [
            void 0 !== t.company && { key: 'operator', value: t.company },
            void 0 !== t.creditCode && { key: 'code', value: t.creditCode, copy: a('detail.copyCode') },
            i && { key: 'industry', value: l.name(i) },
            o && { key: 'source', value: (0, M.p)(a, 'source', _.Sd, o) },
            r && { key: 'entity', value: l.name(r) },
            s && { key: 'owner', value: l.name(s) },
            t.collaborators.length > 0 && {
              key: 'collaborators',
              value: t.collaborators.map(l.name).join(a('detail.comma')),
            },
            void 0 !== d && { key: 'main', value: l.metres(d) },
            void 0 !== c && { key: 'cognition', value: `${c}%` },
          ].filter((e) => !!e)
        return (0, n.jsxs)(N.Z, {
          title: a('detail.company.title'),
          children: [
            0 === u.length && (0, n.jsx)('p', { className: 'section__empty', children: a('detail.company.none') }),
            (0, n.jsx)('dl', {
              className: 'lead-facts',
              children: u.map(({ key: e, value: t, copy: l }) =>
                (0, n.jsxs)(
                  F,
                  {
                    label: a(`detail.company.${e}`),
                    children: [(0, n.jsx)('span', { children: t }), l && (0, n.jsx)(H, { text: t, label: l })],
                  },
                  e,
                ),
              ),
            }),
            (0, n.jsx)(C, { open: e }),
          ],
        })
      })
      function F({ label: e, children: t }) {
        return (0, n.jsxs)('div', {
          className: 'lead-facts__row',
          children: [(0, n.jsx)('dt', { children: e }), (0, n.jsx)('dd', { children: t })],
        })
      }
      const C = (0, l.PA)(({ open: e }) => {
        const t = (0, f.MN)(),
          a = (0, L._)(),
          { status: l, value: r, load: i } = e.companyLabels
        return 'failed' === l
          ? (0, n.jsx)(k.W, { text: t('detail.failedSection'), onRetry: () => void i() })
          : 'ready' !== l
            ? (0, n.jsx)(u.fh, { count: 1 })
            : r && 0 !== r.length
              ? (0, n.jsxs)(n.Fragment, {
                  children: [
                    (0, n.jsx)('p', {
                      className: 'lead-facts__more',
                      id: 'company-labels',
                      children: t('detail.company.labels'),
                    }),
                    (0, n.jsx)('ul', {
                      className: 'lead-tags',
                      'aria-labelledby': 'company-labels',
                      children: r.map((e) =>
                        (0, n.jsx)(
                          'li',
                          {
                            children: (0, n.jsx)(A.v, {
                              tone: 'risk' === e.category ? 'risk' : 'plain',
                              children: a.name(e),
                            }),
                          },
                          e.id,
                        ),
                      ),
                    }),
                  ],
                })
              : null
      })
      var R = a(9509),
        S = a(4804)
      const V = {
          state: (e) => ({ kind: 'state', code: e.state }),
          stage: (e) => ({ kind: 'stage', code: e.stage }),
          owner: (e) => ({ kind: 'name', named: e.owner }),
          nextStep: (e) => ({ kind: 'time', at: e.nextStep?.at }),
          name: ({ name: e, nameEn: t }) => ({ kind: 'name', named: { name: e, nameEn: t } }),
          address: ({ address: e, addressEn: t }) => ({ kind: 'text', text: e, textEn: t }),
        },
        T = (0, l.PA)(({ open: e, onSeen: t }) => {
          const a = (0, f.MN)(),
            { before: l } = e,
            r = e.main.value
          if (!l || !r) return null
          const i = Object.entries(V).flatMap(([e, t]) => {
            const a = { field: e, before: t(l), after: t(r) }
            return JSON.stringify(a.before) === JSON.stringify(a.after) ? [] : [a]
          })
          return (0, n.jsx)('div', {
            className: 'lead-notice',
            children: (0, n.jsxs)(S.$, {
              tone: 'warn',
              icon: (0, n.jsx)(R.N, { 'aria-hidden': 'true' }),
              role: 'alert',
              action: { label: a('detail.conflict.ok'), onPress: t },
              children: [
                (0, n.jsx)('b', { children: a('detail.conflict.title') }),
                (0, n.jsx)('p', { children: a('detail.conflict.text') }),
                0 === i.length && (0, n.jsx)('p', { children: a('detail.conflict.other') }),
                (0, n.jsx)('ul', { children: i.map((e) => (0, n.jsx)(I, { change: e }, e.field)) }),
              ],
            }),
          })
        })
      function I({ change: { field: e, before: t, after: a } }) {
        const l = (0, f.MN)(),
          r = (0, L._)(),
          i = (e) => {
            switch (e.kind) {
              case 'stage':
                return (0, M.p)(l, 'stage', _.hq, e.code)
              case 'state':
                return (0, M.p)(l, 'state', _.Af, e.code)
              case 'name':
                return e.named ? r.name(e.named) : l('detail.conflict.nobody')
              case 'time':
                return e.at ? r.dayTime(e.at) : l('detail.conflict.nothing')
              case 'text':
                return r.text(e.text, e.textEn) ?? l('detail.conflict.nothing')
            }
          }
        return (0, n.jsx)('li', {
          children: l('detail.conflict.change', { what: l(`detail.conflict.${e}`), before: i(t), after: i(a) }),
        })
      }
      var W = a(3521),
        q = a(9349)
      function K({ state: e, bones: t, children: a, ...l }) {
        return (0, n.jsx)(N.Z, {
          ...l,
          children: ((e, t, a) => {
            switch (e.kind) {
              case 'loading':
                return t
              case 'ready':
                return a
              case 'empty':
                return (0, n.jsx)('p', { className: 'section__empty', children: e.text })
              case 'failed':
                return (0, n.jsx)(k.W, { text: e.text, onRetry: e.onRetry })
            }
          })(e, t ?? (0, n.jsx)(u.fh, { count: 4 }), a),
        })
      }
      const B = (0, l.PA)((e) => {
        const { title: t, link: a, loading: l, onRetry: r, empty: i, children: s } = e,
          o = (0, f.MN)(),
          c = (0, d.FW)(),
          u = {
            idle: () => ({ kind: 'loading' }),
            loading: () => ({ kind: 'loading' }),
            ready: () => (void 0 === i ? { kind: 'ready' } : { kind: 'empty', text: i }),
            failed: () => ({
              kind: 'failed',
              text: `${o('detail.failedSection')}${o('detail.stop')}${(0, h.k)(l.error, c)}`,
              onRetry: r,
            }),
          }[l.status]()
        return (0, n.jsx)(K, { title: t, link: a, state: u, children: 'ready' === u.kind ? s() : null })
      })
      function D() {
        const e = (0, f.MN)(),
          { host: t, feedback: a } = (0, i.zi)()
        return async (n) => {
          ;(await t.call(n)).ok || a.toast(e('detail.callFailed'))
        }
      }
      const z = (0, l.PA)(({ lead: e }) => {
        const t = (0, f.MN)(),
          { contacts: a } = e,
          l = a.value ?? []
        return (0, n.jsx)(B, {
          title: t('detail.contacts.title'),
          loading: a,
          onRetry: () => void a.load(),
          empty: 0 === l.length ? t('detail.contacts.none') : void 0,
          children: () =>
            (0, n.jsx)('ul', { className: 'lead-people', children: l.map((e) => (0, n.jsx)(Y, { contact: e }, e.id)) }),
        })
      })
      function Y({ contact: e }) {
        const t = (0, f.MN)(),
          a = (0, L._)(),
          l = D(),
          { phone: r, callable: i } = e,
          s = a.name(e)
        return (0, n.jsxs)('li', {
          className: 'lead-person',
          'data-record': `contact:${e.id}`,
          children: [
            (0, n.jsx)(q.e, { name: s }),
            (0, n.jsxs)('span', {
              className: 'lead-person__main',
              children: [
                (0, n.jsxs)('span', {
                  className: 'lead-person__name',
                  children: [
                    s,
                    e.decides && (0, n.jsx)(A.v, { tone: 'brand', children: t('detail.contacts.decides') }),
                  ],
                }),
                (0, n.jsxs)('span', {
                  className: 'lead-person__sub',
                  children: [
                    a.role(e) && (0, n.jsx)('span', { children: a.role(e) }),
                    r && (0, n.jsx)('span', { children: r }),
                    r &&
                      !i &&
                      (0, n.jsx)('span', { className: 'visually-hidden', children: t('detail.contacts.masked') }),
                  ],
                }),
              ],
            }),
            r &&
              i &&
              (0, n.jsxs)(n.Fragment, {
                children: [
                  (0, n.jsx)(H, { text: r, label: t('detail.copyPhone', { name: s }) }),
                  (0, n.jsx)(Z.K, {
                    label: t('detail.callPerson', { name: s }),
                    onPress: () => void l(r),
                    children: (0, n.jsx)(W.b, { 'aria-hidden': 'true' }),
                  }),
                ],
              }),
          ],
        })
      }
      var O = a(5018),
        U = a(689)
      const J = (0, l.PA)(({ lead: e, onChange: t }) => {
        const a = (0, c.b)(),
          l = (0, f.MN)(),
          r = (0, L._)(),
          s = (0, i.Pj)(U.Y),
          { discard: o } = e
        if ('discarded' !== e.state || !o) return null
        const { kind: d, until: u, note: m, sameAs: h, by: p, at: v } = o,
          j = h && s.get(h)
        return (0, n.jsx)(N.Z, {
          title: l('detail.discard.title'),
          pad: !0,
          link: t ? { label: l('move.changeReason'), onPress: t } : void 0,
          children: (0, n.jsxs)('div', {
            className: 'lead-discard',
            children: [
              (0, n.jsx)('b', { children: (0, M.p)(l, 'move.reason', _.dq, d) }),
              u && (0, n.jsx)('p', { children: l('detail.discard.until', { month: r.month(u) }) }),
              h &&
                (0, n.jsx)(O.$, {
                  variant: 'plain',
                  onPress: () => a.open(x.zZ, { id: h }),
                  children: l('detail.discard.same', { name: j ? r.name(j) : h }),
                }),
              m && (0, n.jsx)('p', { children: m }),
              p &&
                v &&
                (0, n.jsx)('p', {
                  className: 'lead-discard__by',
                  children: l('detail.discard.by', { name: r.name(p), date: r.dayTime(v) }),
                }),
            ],
          }),
        })
      })
      function X({ lead: e }) {
        const t = (0, f.MN)(),
          a = (0, L._)()
        return (0, n.jsx)(N.Z, {
          title: t('detail.labels.title'),
          children:
            0 === e.labels.length
              ? (0, n.jsx)('p', { className: 'section__empty', children: t('detail.labels.none') })
              : (0, n.jsx)('ul', {
                  className: 'lead-tags',
                  children: e.labels.map((e) =>
                    (0, n.jsx)(
                      'li',
                      {
                        children: (0, n.jsx)(A.v, {
                          tone: 'risk' === e.category ? 'risk' : 'plain',
                          children: a.name(e),
                        }),
                      },
                      e.id,
                    ),
                  ),
                }),
        })
      }
      var G = a(2993)
      const Q = new Map([
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M229.66,58.34l-32-32a8,8,0,0,0-11.32,0l-96,96A8,8,0,0,0,88,128v32a8,8,0,0,0,8,8h32a8,8,0,0,0,5.66-2.34l96-96A8,8,0,0,0,229.66,58.34ZM124.69,152H104V131.31l64-64L188.69,88ZM200,76.69,179.31,56,192,43.31,212.69,64ZM224,128v80a16,16,0,0,1-16,16H48a16,16,0,0,1-16-16V48A16,16,0,0,1,48,32h80a8,8,0,0,1,0,16H48V208H208V128a8,8,0,0,1,16,0Z',
              }),
            ),
          ],
        ]),
        ee = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: Q }))
      ee.displayName = 'NotePencilIcon'
      const et = (0, l.PA)(({ open: e, actions: t, onFollowUp: a, onTake: l }) => {
          const r = (0, f.MN)()
          return a
            ? (0, n.jsx)(O.$, {
                variant: 'main',
                wide: !0,
                icon: (0, n.jsx)(ee, { 'aria-hidden': 'true' }),
                onPress: a,
                children: r('move.followUp'),
              })
            : (0, n.jsxs)('div', {
                className: 'lead-take',
                children: [
                  void 0 !== t.takeRefused &&
                    (0, n.jsx)('p', { id: 'lead-take-why', children: r(`move.refused.${t.takeRefused}`) }),
                  (0, n.jsx)(O.$, {
                    variant: 'main',
                    wide: !0,
                    disabled: !t.take,
                    busy: 'take' === e.moving,
                    onPress: l,
                    children: r('move.take'),
                  }),
                ],
              })
        }),
        ea = new Map([
          [
            'fill',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M248,121.58a15.76,15.76,0,0,1-11.29,15l-.2.06-78,21.84-21.84,78-.06.2a15.77,15.77,0,0,1-15,11.29h-.3a15.77,15.77,0,0,1-15.07-10.67L41,61.41a1,1,0,0,1-.05-.16A16,16,0,0,1,61.25,40.9l.16.05,175.92,65.26A15.78,15.78,0,0,1,248,121.58Z',
              }),
            ),
          ],
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M237.33,106.21,61.41,41l-.16-.05A16,16,0,0,0,40.9,61.25a1,1,0,0,0,.05.16l65.26,175.92A15.77,15.77,0,0,0,121.28,248h.3a15.77,15.77,0,0,0,15-11.29l.06-.2,21.84-78,78-21.84.2-.06a16,16,0,0,0,.62-30.38ZM149.84,144.3a8,8,0,0,0-5.54,5.54L121.3,232l-.06-.17L56,56l175.82,65.22.16.06Z',
              }),
            ),
          ],
        ]),
        en = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: ea }))
      en.displayName = 'NavigationArrowIcon'
      var el = a(1028),
        er = a(2107),
        ei = a(3604),
        es = a(6345)
      function eo({ text: e, label: t, lines: a = 1, className: l, onCopy: i }) {
        var s, o
        let c,
          u,
          m,
          h,
          p = (0, d.FW)(),
          [x, f] = (0, r.useState)(!1),
          [v, j] = (0, r.useState)(!1),
          g =
            ((s = () => {
              j(!0), f(!0)
            }),
            (o = e.length > 10),
            (c = (0, r.useRef)(void 0)),
            (u = (0, r.useRef)({ x: 0, y: 0 })),
            (m = (0, r.useRef)(!1)),
            (h = () => clearTimeout(c.current)),
            (0, r.useEffect)(() => () => clearTimeout(c.current), []),
            {
              onPointerDown: (e) => {
                h(),
                  (m.current = !1),
                  o &&
                    !(e.button > 0) &&
                    ((u.current = { x: e.clientX, y: e.clientY }),
                    (c.current = setTimeout(() => {
                      ;(m.current = !0), s()
                    }, 800)))
              },
              onPointerMove: (e) => {
                const { x: t, y: a } = u.current
                Math.hypot(e.clientX - t, e.clientY - a) > 5 && h()
              },
              onPointerUp: h,
              onPointerCancel: h,
              onPointerLeave: h,
              onClickCapture: (e) => {
                m.current && ((m.current = !1), e.preventDefault(), e.stopPropagation())
              },
            })
        return (0, n.jsxs)(n.Fragment, {
          children: [
            (0, n.jsx)('span', { className: (0, ei.L)('longtext', `longtext--${a}`, l), ...g, children: e }),
            v
              ? (0, n.jsx)(es.c, {
                  open: x,
                  onClose: () => f(!1),
                  title: t ?? p('fullText'),
                  foot: i
                    ? (0, n.jsx)(O.$, {
                        variant: 'brand',
                        onPress: () => {
                          f(!1), i(e)
                        },
                        children: p('copy'),
                      })
                    : null,
                  children: (0, n.jsx)('p', { className: 'longtext__all', children: e }),
                })
              : null,
          ],
        })
      }
      function ed({ label: e, actions: t }) {
        return (0, n.jsx)('fieldset', {
          className: 'places',
          'aria-label': e,
          children: t.map((e, t) => {
            const a = (0, ei.L)('place', 0 === t && 'place--main')
            return 'pending' === e
              ? (0, n.jsx)('span', { className: (0, ei.L)(a, 'place--pending') }, t)
              : (0, n.jsxs)(
                  'button',
                  {
                    type: 'button',
                    className: a,
                    'aria-label': e.name,
                    disabled: e.disabled,
                    onClick: e.onPress,
                    children: [e.icon, e.label],
                  },
                  e.name ?? e.label,
                )
          }),
        })
      }
      var ec = a(9651)
      const eu = (0, l.PA)(({ open: e, lead: t, onCall: a }) => {
        const l = (0, f.MN)(),
          r = (0, d.FW)(),
          s = (0, L._)(),
          { host: o, feedback: c } = (0, i.zi)(),
          u = (0, i.Pj)(U.Y),
          m = u.get(t.id) ?? t,
          h = e.main.value,
          { followed: p, distance: x } = m,
          v = s.name(t),
          j = s.text(h?.address, h?.addressEn),
          g = 'discarded' === t.state ? 'discarded' : (0, M.B)(t.stage),
          b = h?.point,
          y = 'owned' === t.state && t.owner ? s.name(t.owner) : (0, M.p)(l, 'state', _.Af, t.state),
          { main: w, contacts: N } = e,
          k = void 0 !== t.phone || N.value?.some((e) => e.callable) === !0,
          A = [
            w.pending && 'pending',
            b && {
              label: void 0 === x ? l('detail.navigate') : s.metres(x),
              name: void 0 === x ? void 0 : `${l('detail.navigate')}, ${s.metres(x)}`,
              icon: (0, n.jsx)(en, { weight: 'fill', 'aria-hidden': 'true' }),
              onPress: () =>
                void (async () => {
                  !b ||
                    (
                      await o.openWebView({
                        url: (({ lng: e, lat: t }, a) => {
                          const n = `${e},${t},${a.replace(/,/g, ' ')}`
                          return `https://uri.amap.com/navigation?${new URLSearchParams({ to: n, mode: 'car', coordinate: 'gaode', callnative: '1' })}`
                        })(b, v),
                      })
                    ).ok ||
                    c.toast(l('detail.openFailed'))
                })(),
            },
            k && { label: l('detail.call'), icon: (0, n.jsx)(W.b, { 'aria-hidden': 'true' }), onPress: a },
            !k && (w.pending || (h && N.pending)) && 'pending',
          ].filter((e) => void 0 !== e && !1 !== e)
        return (0, n.jsxs)('section', {
          className: 'lead-head',
          'data-record': `lead:${t.id}`,
          children: [
            (0, n.jsxs)('div', {
              className: 'lead-head__line',
              children: [
                (0, n.jsx)('h2', { className: 'lead-head__name', children: v }),
                (0, n.jsx)(Z.K, {
                  label: l(p ? 'detail.unfollow' : 'detail.follow'),
                  pressed: p,
                  tone: 'brand',
                  onPress: () => {
                    u.follow(t.id, !p).catch((e) => c.toast((0, ec.refusalText)(e, l, r)))
                  },
                  children: (0, n.jsx)(el.F, { weight: p ? 'fill' : 'regular', 'aria-hidden': 'true' }),
                }),
              ],
            }),
            (0, n.jsx)('div', {
              className: 'lead-head__clip',
              children: (0, n.jsxs)('div', {
                className: 'lead-head__meta',
                children: [
                  (0, n.jsx)(er.m, { stage: g, label: (0, M.p)(l, 'stage', _.hq, t.stage) }),
                  t.industry && (0, n.jsx)('span', { children: s.name(t.industry) }),
                  (0, n.jsx)('span', { children: y }),
                ],
              }),
            }),
            (0, n.jsx)('div', {
              className: 'lead-head__place',
              children: h
                ? (0, n.jsxs)(n.Fragment, {
                    children: [
                      (0, n.jsx)(eo, { text: j ?? l('detail.noAddress') }),
                      void 0 !== j && (0, n.jsx)(H, { text: j, label: l('detail.copyAddress') }),
                    ],
                  })
                : (0, n.jsx)('span', { className: 'lead-head__bone', 'aria-hidden': 'true' }),
            }),
            A.length > 0 && (0, n.jsx)(ed, { label: l('detail.actions'), actions: A }),
          ],
        })
      })
      var em = a(1424)
      const eh = new Map([
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M213.66,165.66a8,8,0,0,1-11.32,0L128,91.31,53.66,165.66a8,8,0,0,1-11.32-11.32l80-80a8,8,0,0,1,11.32,0l80,80A8,8,0,0,1,213.66,165.66Z',
              }),
            ),
          ],
        ]),
        ep = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: eh }))
      ep.displayName = 'CaretUpIcon'
      var ex = a(659)
      const ef = (0, l.PA)(({ id: e }) => {
          const t = (0, f.MN)(),
            a = ((e) => {
              const { browsing: t } = (0, i.Pj)(U.Y),
                { feedback: a } = (0, i.zi)(),
                { scroller: n } = (0, s.N5)(),
                l = (0, c.b)(x.zZ),
                o = (0, d.FW)(),
                [u, m] = (0, r.useState)(!1),
                p = t?.ids.indexOf(e) ?? -1
              if (!t || p < 0) return
              const f = (e) => {
                void 0 !== e && (l.setSearch({ id: ex.qgA(_.D$, e) }), n()?.scrollTo({ top: 0 }))
              }
              return {
                at: p + 1,
                total: Math.max(t.total, t.ids.length),
                busy: u,
                previous: p > 0 ? () => f(t.ids[p - 1]) : void 0,
                next:
                  p + 1 < t.total && !u
                    ? () =>
                        void (async () => {
                          if (void 0 === t.ids[p + 1]) {
                            m(!0)
                            try {
                              await t.more()
                            } catch (e) {
                              a.toast((0, h.k)(e, o))
                            } finally {
                              m(!1)
                            }
                          }
                          f(t.ids[p + 1])
                        })()
                    : void 0,
              }
            })(e)
          if (!a) return (0, n.jsx)('span', {})
          const { at: l, total: o, previous: u, next: m } = a
          return (0, n.jsxs)('div', {
            className: 'lead-pager',
            children: [
              (0, n.jsx)(Z.K, {
                label: t('detail.previous'),
                disabled: !u,
                onPress: () => u?.(),
                children: (0, n.jsx)(ep, { 'aria-hidden': 'true' }),
              }),
              (0, n.jsx)('span', { className: 'lead-pager__at', children: t('detail.position', { at: l, total: o }) }),
              (0, n.jsx)(Z.K, {
                label: t('detail.next'),
                disabled: !m,
                onPress: () => m?.(),
                children: (0, n.jsx)(em.a, { 'aria-hidden': 'true' }),
              }),
            ],
          })
        }),
        ev = new Map([
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M53.92,34.62A8,8,0,1,0,42.08,45.38L81.32,88.55l-.06.12A65,65,0,0,0,72,88a64,64,0,0,0,0,128h88a87.34,87.34,0,0,0,31.8-5.93l10.28,11.31a8,8,0,1,0,11.84-10.76ZM160,200H72a48,48,0,0,1,0-96c1.1,0,2.2,0,3.3.12A88.4,88.4,0,0,0,72,128a8,8,0,0,0,16,0,72.25,72.25,0,0,1,5.06-26.54l87,95.7A71.66,71.66,0,0,1,160,200Zm88-72a87.89,87.89,0,0,1-22.35,58.61A8,8,0,0,1,213.71,176,72,72,0,0,0,117.37,70a8,8,0,0,1-9.48-12.89A88,88,0,0,1,248,128Z',
              }),
            ),
          ],
        ]),
        ej = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: ev }))
      ej.displayName = 'CloudSlashIcon'
      const eg = (0, l.PA)(({ open: e }) => {
        const t = (0, f.MN)(),
          a = (0, d.FW)(),
          { main: l, rights: r } = e,
          i = l.error ?? r.error
        if (void 0 === i) return null
        const s = l.value ? 'detail.stale' : 'detail.partly'
        return (0, n.jsx)(S.$, {
          tone: 'warn',
          role: 'status',
          icon: (0, n.jsx)(ej, { 'aria-hidden': 'true' }),
          action: { label: a('boundary.retry'), onPress: () => void e.open() },
          children: `${(0, h.k)(i, a)} ${t(s)}`,
        })
      })
      var eb = a(5125)
      const ey = (0, l.PA)(({ lead: e }) => {
        const t = (0, c.b)(),
          a = (0, f.MN)(),
          l = (0, L._)(),
          { nearby: r } = e,
          i = r.value?.slice(0, 5) ?? []
        return (0, n.jsx)(B, {
          title: a('detail.nearby.title'),
          loading: r,
          onRetry: () => void r.load(),
          empty: 0 === i.length ? a('detail.nearby.none') : void 0,
          children: () =>
            (0, n.jsx)('ul', {
              className: 'lead-nearby',
              children: i.map((e) =>
                (0, n.jsx)(
                  'li',
                  {
                    'data-record': `lead:${e.id}`,
                    children: (0, n.jsxs)('button', {
                      type: 'button',
                      className: 'lead-nearby__row',
                      onClick: () => t.open(x.zZ, { id: e.id }),
                      children: [
                        (0, n.jsx)('span', { className: 'lead-nearby__name', children: l.name(e) }),
                        (0, n.jsx)('span', { className: 'lead-nearby__far', children: l.metres(e.distance) }),
                        (0, n.jsx)(eb.K, { 'aria-hidden': 'true' }),
                      ],
                    }),
                  },
                  e.id,
                ),
              ),
            }),
        })
      })
      function ew({ lead: e, now: t, onPress: a }) {
        const l = (0, f.MN)(),
          r = (0, L._)(),
          { nextStep: i } = e
        if ('owned' !== e.state || (!i && !a)) return null
        const s = i ? (0, y.YM)(t, i.at) : 0,
          o = (() => {
            if (!i) return null
            if (s < 0) return { main: r.day(i.at), sub: l('detail.nextStep.late', { count: -s }), tone: 'risk' }
            if (0 === s) return { main: r.time(i.at), sub: l('detail.nextStep.today'), tone: 'warn' }
            const e = 1 === s ? l('detail.nextStep.tomorrow') : r.time(i.at)
            return { main: 1 === s ? r.time(i.at) : r.day(i.at), sub: e, tone: 'plain' }
          })(),
          d = void 0 !== e.returnAt && 14 >= (0, y.YM)(t, e.returnAt),
          c = e.returnAt && d ? l('detail.nextStep.returns', { date: r.day(e.returnAt) }) : void 0,
          u = (0, n.jsxs)(n.Fragment, {
            children: [
              o &&
                (0, n.jsxs)('span', {
                  className: `lead-next__when lead-next__when--${o.tone}`,
                  children: [(0, n.jsx)('b', { children: o.main }), o.sub],
                }),
              (0, n.jsxs)('span', {
                className: 'lead-next__what',
                children: [
                  (0, n.jsx)('b', {
                    children: i
                      ? [(0, M.p)(l, 'step', _.T6, i.kind), r.text(i.text, i.textEn)]
                          .filter(Boolean)
                          .join(l('detail.colon'))
                      : l('detail.nextStep.none'),
                  }),
                  (0, n.jsx)('span', { children: c ?? (i ? null : l('detail.nextStep.plan')) }),
                ],
              }),
              a && (0, n.jsx)(eb.K, { className: 'lead-next__go', 'aria-hidden': 'true' }),
            ],
          })
        return (0, n.jsx)(N.Z, {
          children: a
            ? (0, n.jsx)('button', { type: 'button', className: 'lead-next', onClick: a, children: u })
            : (0, n.jsx)('div', { className: 'lead-next', children: u }),
        })
      }
      const eN = new Map([
          [
            'duotone',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M240,128a80,80,0,0,1-80,80H72A56,56,0,1,1,85.92,97.74l0,.1A80,80,0,0,1,240,128Z',
                opacity: '0.2',
              }),
              r.createElement('path', {
                d: 'M160,40A88.09,88.09,0,0,0,81.29,88.67,64,64,0,1,0,72,216h88a88,88,0,0,0,0-176Zm0,160H72a48,48,0,0,1,0-96c1.1,0,2.2,0,3.29.11A88,88,0,0,0,72,128a8,8,0,0,0,16,0,72,72,0,1,1,72,72Z',
              }),
            ),
          ],
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M160,40A88.09,88.09,0,0,0,81.29,88.67,64,64,0,1,0,72,216h88a88,88,0,0,0,0-176Zm0,160H72a48,48,0,0,1,0-96c1.1,0,2.2,0,3.29.11A88,88,0,0,0,72,128a8,8,0,0,0,16,0,72,72,0,1,1,72,72Z',
              }),
            ),
          ],
        ]),
        ek = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: eN }))
      ek.displayName = 'CloudIcon'
      const eA = new Map([
          [
            'duotone',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M208,144A80,80,0,0,1,130.06,224,40,40,0,0,0,168,184c0-40-40-64-40-64s-40,24-40,64A40,40,0,0,0,125.94,224,80,80,0,0,1,48,144c0-72,80-120,80-120S208,72,208,144Z',
                opacity: '0.2',
              }),
              r.createElement('path', {
                d: 'M173.79,51.48a221.25,221.25,0,0,0-41.67-34.34,8,8,0,0,0-8.24,0A221.25,221.25,0,0,0,82.21,51.48C54.59,80.48,40,112.47,40,144a88,88,0,0,0,176,0C216,112.47,201.41,80.48,173.79,51.48ZM96,184c0-27.67,22.53-47.28,32-54.3,9.48,7,32,26.63,32,54.3a32,32,0,0,1-64,0Zm77.27,15.93A47.8,47.8,0,0,0,176,184c0-44-42.09-69.79-43.88-70.86a8,8,0,0,0-8.24,0C122.09,114.21,80,140,80,184a47.8,47.8,0,0,0,2.73,15.93A71.88,71.88,0,0,1,56,144c0-34.41,20.4-63.15,37.52-81.19A216.21,216.21,0,0,1,128,33.54a215.77,215.77,0,0,1,34.48,29.27C193.49,95.5,200,125,200,144A71.88,71.88,0,0,1,173.27,199.93Z',
              }),
            ),
          ],
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M173.79,51.48a221.25,221.25,0,0,0-41.67-34.34,8,8,0,0,0-8.24,0A221.25,221.25,0,0,0,82.21,51.48C54.59,80.48,40,112.47,40,144a88,88,0,0,0,176,0C216,112.47,201.41,80.48,173.79,51.48ZM96,184c0-27.67,22.53-47.28,32-54.3,9.48,7,32,26.63,32,54.3a32,32,0,0,1-64,0Zm77.27,15.93A47.8,47.8,0,0,0,176,184c0-44-42.09-69.79-43.88-70.86a8,8,0,0,0-8.24,0C122.09,114.21,80,140,80,184a47.8,47.8,0,0,0,2.73,15.93A71.88,71.88,0,0,1,56,144c0-34.41,20.4-63.15,37.52-81.19A216.21,216.21,0,0,1,128,33.54a215.77,215.77,0,0,1,34.48,29.27C193.49,95.5,200,125,200,144A71.88,71.88,0,0,1,173.27,199.93Z',
              }),
            ),
          ],
        ]),
        e_ = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: eA }))
      e_.displayName = 'FlameIcon'
      const eM = new Map([
          [
            'duotone',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', { d: 'M96,240l16-80L48,136,160,16,144,96l64,24Z', opacity: '0.2' }),
              r.createElement('path', {
                d: 'M215.79,118.17a8,8,0,0,0-5-5.66L153.18,90.9l14.66-73.33a8,8,0,0,0-13.69-7l-112,120a8,8,0,0,0,3,13l57.63,21.61L88.16,238.43a8,8,0,0,0,13.69,7l112-120A8,8,0,0,0,215.79,118.17ZM109.37,214l10.47-52.38a8,8,0,0,0-5-9.06L62,132.71l84.62-90.66L136.16,94.43a8,8,0,0,0,5,9.06l52.8,19.8Z',
              }),
            ),
          ],
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M215.79,118.17a8,8,0,0,0-5-5.66L153.18,90.9l14.66-73.33a8,8,0,0,0-13.69-7l-112,120a8,8,0,0,0,3,13l57.63,21.61L88.16,238.43a8,8,0,0,0,13.69,7l112-120A8,8,0,0,0,215.79,118.17ZM109.37,214l10.47-52.38a8,8,0,0,0-5-9.06L62,132.71l84.62-90.66L136.16,94.43a8,8,0,0,0,5,9.06l52.8,19.8Z',
              }),
            ),
          ],
        ]),
        eE = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: eM }))
      eE.displayName = 'LightningIcon'
      const eZ = new Map([
          [
            'duotone',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', { d: 'M232,216H24l40.7-72H191.3Z', opacity: '0.2' }),
              r.createElement('path', {
                d: 'M32,104a8,8,0,0,1,8-8H56a8,8,0,0,1,0,16H40A8,8,0,0,1,32,104ZM71.43,58.75A8,8,0,0,0,82.75,47.43L71.43,36.12A8,8,0,0,0,60.12,47.43ZM128,40a8,8,0,0,0,8-8V16a8,8,0,0,0-16,0V32A8,8,0,0,0,128,40Zm50.91,21.09a8,8,0,0,0,5.66-2.34l11.31-11.32a8,8,0,0,0-11.31-11.31L173.25,47.43a8,8,0,0,0,5.66,13.66ZM192,104a8,8,0,0,0,8,8h16a8,8,0,0,0,0-16H200A8,8,0,0,0,192,104ZM88,112a8,8,0,0,0,8-8,32,32,0,0,1,64,0,8,8,0,0,0,16,0,48,48,0,0,0-96,0A8,8,0,0,0,88,112ZM238.91,220a8,8,0,0,1-6.91,4H24a8,8,0,0,1-7-11.94l40.69-72a8,8,0,0,1,7-4.06H191.3a8,8,0,0,1,7,4.06l40.69,72A8,8,0,0,1,238.91,220Zm-52.27-68H162.27l3.48,16h29.93Zm-37.26,16-3.48-16H110.1l-3.48,16Zm-46.24,16-5.21,24h60.14l-5.21-24ZM60.32,168H90.25l3.48-16H69.36ZM37.71,208H81.55l5.22-24H51.28Zm180.58,0-13.57-24H169.23l5.22,24Z',
              }),
            ),
          ],
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M32,104a8,8,0,0,1,8-8H56a8,8,0,0,1,0,16H40A8,8,0,0,1,32,104ZM71.43,58.75A8,8,0,0,0,82.75,47.43L71.43,36.12A8,8,0,0,0,60.12,47.43ZM128,40a8,8,0,0,0,8-8V16a8,8,0,0,0-16,0V32A8,8,0,0,0,128,40Zm50.91,21.09a8,8,0,0,0,5.66-2.34l11.31-11.32a8,8,0,0,0-11.31-11.31L173.25,47.43a8,8,0,0,0,5.66,13.66ZM192,104a8,8,0,0,0,8,8h16a8,8,0,0,0,0-16H200A8,8,0,0,0,192,104ZM88,112a8,8,0,0,0,8-8,32,32,0,0,1,64,0,8,8,0,0,0,16,0,48,48,0,0,0-96,0A8,8,0,0,0,88,112ZM238.91,220a8,8,0,0,1-6.91,4H24a8,8,0,0,1-7-11.94l40.69-72a8,8,0,0,1,7-4.06H191.3a8,8,0,0,1,7,4.06l40.69,72A8,8,0,0,1,238.91,220Zm-52.27-68H162.27l3.48,16h29.93Zm-37.26,16-3.48-16H110.1l-3.48,16Zm-46.24,16-5.21,24h60.14l-5.21-24ZM60.32,168H90.25l3.48-16H69.36ZM37.71,208H81.55l5.22-24H51.28Zm180.58,0-13.57-24H169.23l5.22,24Z',
              }),
            ),
          ],
        ]),
        eP = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: eZ }))
      function eH({ tiles: e }) {
        return (0, n.jsx)('dl', {
          className: 'tiles',
          children: e.map((e) =>
            (0, n.jsxs)(
              'div',
              {
                className: 'tile',
                children: [
                  (0, n.jsxs)('dt', { className: 'tile__label', children: [e.icon, e.label] }),
                  (0, n.jsxs)('dd', {
                    className: 'tile__value',
                    children: [
                      e.value,
                      e.unit ? (0, n.jsxs)('span', { className: 'unit', children: [' ', e.unit] }) : null,
                    ],
                  }),
                  e.note ? (0, n.jsx)('dd', { className: 'tile__note', children: e.note }) : null,
                ],
              },
              e.label,
            ),
          ),
        })
      }
      eP.displayName = 'SolarPanelIcon'
      var eL = a(2530)
      const e$ = { gas: e_, elec: eE, roof: eP, steam: ek },
        eF = (0, l.PA)(({ lead: e }) => {
          const t = (0, f.MN)(),
            a = (0, L._)(),
            { potential: l } = e,
            r = l.value ?? [],
            i = _.Hx.flatMap((e) => {
              const l = r.find((t) => t.energy === e)
              if (!l) return []
              const i = e$[e],
                { figure: s, unit: o } = a.amount(e, l.amount)
              return [
                {
                  icon: (0, n.jsx)(i, { weight: 'duotone', 'aria-hidden': 'true' }),
                  label: t(`detail.potential.${e}`),
                  value: s,
                  unit: o,
                  note: (({ basis: e, equipment: t, margin: a, peak: n }, l, r) =>
                    void 0 !== n
                      ? l('detail.potential.peak', { value: r.peak(n) })
                      : [
                          'equipment' === e
                            ? l(`detail.potential.${t ? 'equipment' : 'equipmentOnly'}`, t)
                            : (0, M.p)(l, 'detail.potential', eL.KV, e),
                          a ? l('detail.potential.margin', { percent: a }) : '',
                        ]
                          .filter(Boolean)
                          .join(l('detail.comma')))(l, t, a),
                },
              ]
            })
          return (0, n.jsx)(B, {
            title: t('detail.potential.title'),
            loading: l,
            onRetry: () => void l.load(),
            empty: 0 === i.length ? t('detail.potential.none') : void 0,
            children: () => (0, n.jsx)(eH, { tiles: i }),
          })
        })
      var eC = a(970),
        eR = a(3813),
        eS = a(3423)
      const eV = new Map([
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M165.66,202.34a8,8,0,0,1-11.32,11.32l-80-80a8,8,0,0,1,0-11.32l80-80a8,8,0,0,1,11.32,11.32L91.31,128Z',
              }),
            ),
          ],
        ]),
        eT = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: eV }))
      eT.displayName = 'CaretLeftIcon'
      var eI = a(9021),
        eW = a(4488)
      const eq = Array.from({ length: 12 }, (e, t) => t + 1),
        eK = (e, t) => `${e}-${String(t).padStart(2, '0')}`,
        eB = (e) => (0, eI.Jt)(`${e}-01`)
      function eD({ label: e, value: t, onChange: a, min: l, max: i, placeholder: s, ...o }) {
        const c = (0, d.FW)(),
          u = (0, d.ok)(),
          [m, h] = (0, r.useState)(!1),
          p = eB(t)
        return (0, n.jsxs)(n.Fragment, {
          children: [
            (0, n.jsx)(eW.W, {
              ...o,
              label: e,
              icon: (0, n.jsx)(eS.J, { 'aria-hidden': 'true' }),
              value: p && (0, eI.UL)(p, u),
              placeholder: s ?? c('chooseMonth'),
              onPress: () => h(!0),
            }),
            (0, n.jsx)(es.c, {
              open: m,
              onClose: () => h(!1),
              title: e,
              children: (0, n.jsx)(ez, {
                value: t,
                min: l,
                max: i,
                onPick: (e) => {
                  a(e), h(!1)
                },
              }),
            }),
          ],
        })
      }
      function ez({ value: e, min: t = '', max: a = '9999-12', onPick: l }) {
        const i = (0, d.FW)(),
          s = (0, d.ok)(),
          [o, c] = (0, r.useState)(() => (eB(e) ?? eB(t) ?? new Date()).getFullYear())
        return (0, n.jsxs)('div', {
          className: 'months',
          children: [
            (0, n.jsxs)('div', {
              className: 'months__year',
              children: [
                (0, n.jsx)(Z.K, {
                  label: i('previousYear'),
                  disabled: eK(o - 1, 12) < t,
                  onPress: () => c(o - 1),
                  children: (0, n.jsx)(eT, { 'aria-hidden': 'true' }),
                }),
                (0, n.jsx)('span', { 'aria-live': 'polite', children: o }),
                (0, n.jsx)(Z.K, {
                  label: i('nextYear'),
                  disabled: eK(o + 1, 1) > a,
                  onPress: () => c(o + 1),
                  children: (0, n.jsx)(eb.K, { 'aria-hidden': 'true' }),
                }),
              ],
            }),
            (0, n.jsx)('div', {
              className: 'months__grid',
              children: eq.map((r) => {
                const i = eK(o, r)
                return (0, n.jsx)(
                  'button',
                  {
                    type: 'button',
                    className: (0, ei.L)('months__month', i === e && 'months__month--on'),
                    'aria-pressed': i === e,
                    'aria-label': (0, eI.UL)(new Date(o, r - 1), s),
                    disabled: i < t || i > a,
                    onClick: () => l(i),
                    children: (0, eI.BD)(r, s),
                  },
                  r,
                )
              }),
            }),
          ],
        })
      }
      var eY = a(9520),
        eO = a(3865),
        eU = a(8931)
      const eJ = { kind: void 0, until: '', note: '', sameAs: void 0 },
        eX = /^\d{4}-(0[1-9]|1[0-2])$/,
        eG = ['reason', 'until', 'note', 'sameAs']
      var eQ = a(804),
        e0 = a(7655),
        e1 = a(5665)
      function e8({ except: e, value: t, error: a, onChange: l }) {
        const s = (0, f.MN)(),
          c = (0, d.FW)(),
          u = (0, d.ok)(),
          { http: m } = (0, i.zi)(),
          [p, x] = (0, r.useState)(''),
          [v, j] = (0, r.useState)(),
          [g, b] = (0, r.useState)('')
        if (
          ((0, r.useEffect)(() => {
            if ('' === p.trim()) return
            const t = new AbortController(),
              a = setTimeout(
                () =>
                  void (async () => {
                    try {
                      const { items: a } = await m(e1.Xs, { keyword: p.trim(), page: 1 }, { signal: t.signal })
                      j(a.filter((t) => t.id !== e).slice(0, 5)), b('')
                    } catch (e) {
                      ;(0, o.mm)(e) || b((0, h.k)(e, c))
                    }
                  })(),
                300,
              )
            return () => {
              clearTimeout(a), t.abort()
            }
          }, [m, p, e, c]),
          t)
        )
          return (0, n.jsxs)('div', {
            className: 'lead-same field',
            children: [
              (0, n.jsx)('span', { className: 'lead-same__chosen', children: s('move.sameChosen', { name: t.name }) }),
              (0, n.jsx)(O.$, {
                variant: 'plain',
                size: 'small',
                onPress: () => l(void 0),
                children: s('move.sameChange'),
              }),
            ],
          })
        const y = '' !== p.trim()
        return (0, n.jsxs)(n.Fragment, {
          children: [
            (0, n.jsx)(e0.A, {
              label: s('move.sameAs'),
              name: 'sameAs',
              required: !0,
              placeholder: s('move.sameSearch'),
              value: p,
              onChange: x,
              error: a,
              autoComplete: 'off',
            }),
            (0, n.jsxs)('div', {
              className: 'lead-same field',
              children: [
                (0, n.jsxs)('div', {
                  role: 'status',
                  children: [g, y && '' === g && v?.length === 0 && s('move.sameNone')],
                }),
                (0, n.jsx)('ul', {
                  children:
                    y &&
                    v?.map((e) =>
                      (0, n.jsx)(
                        'li',
                        {
                          children: (0, n.jsx)('button', {
                            type: 'button',
                            className: 'lead-choices__row',
                            onClick: () => l({ id: e.id, name: (0, eQ.Z)(e, u) }),
                            children: (0, eQ.Z)(e, u),
                          }),
                        },
                        e.id,
                      ),
                    ),
                }),
              ],
            }),
          ],
        })
      }
      var e2 = a(9674)
      const e6 = (e) => (0, eO.qE)(_.dq, e),
        e4 = {
          discard: {
            title: 'move.discardTitle',
            text: 'move.discardText',
            send: 'move.discard',
            leave: 'move.keep',
            variant: 'risk',
          },
          change: {
            title: 'move.changeTitle',
            text: 'move.changeText',
            send: 'move.changeSave',
            leave: 'detail.close',
            variant: 'main',
          },
        },
        e3 = (0, l.PA)(({ purpose: e, open: t, lead: a, send: l, onClose: s }) => {
          const c = (0, f.MN)(),
            m = (0, d.FW)(),
            p = (0, L._)(),
            x = (() => {
              const { http: e } = (0, i.zi)(),
                [t, a] = (0, r.useState)({ status: 'loading' }),
                [n, l] = (0, r.useState)(0)
              ;(0, r.useEffect)(() => {
                const t = new AbortController()
                return (
                  a({ status: 'loading' }),
                  e(e2.hD, {}, { signal: t.signal }).then(
                    (e) => a({ status: 'ready', kinds: e.map(({ kind: e }) => e).filter(e6) }),
                    (e) => {
                      ;(0, o.mm)(e) || a({ status: 'failed', error: e })
                    },
                  ),
                  () => t.abort()
                )
              }, [e, n])
              const s = (0, r.useCallback)(() => l((e) => e + 1), [])
              return { ...t, retry: s }
            })(),
            [v, j] = (0, r.useState)(() =>
              (({ discard: e }, t) => {
                if ('discard' === t || !e) return eJ
                const { kind: a, until: n = '', note: l = '', sameAs: r } = e
                return { kind: (0, eO.qE)(_.dq, a) ? a : void 0, until: n, note: l, sameAs: r && { id: r, name: r } }
              })(a, e),
            ),
            [g, b] = (0, r.useState)({}),
            [y, w] = (0, r.useState)(''),
            N = (0, r.useRef)(null),
            A = e4[e],
            M = (e) => (e ? c(`move.error.${e}`) : void 0),
            E = (e) => {
              j({ ...v, ...e }), b({}), w('')
            }
          return (
            (0, r.useEffect)(() => {
              if (0 === Object.keys(g).length) return
              const e = N.current?.querySelector('.field--error input, .field--error textarea, .field--error button')
              e?.scrollIntoView({ block: 'center' }), e?.focus({ preventScroll: !0 })
            }, [g]),
            (0, n.jsx)(es.c, {
              open: !0,
              onClose: s,
              title: c(A.title),
              text: c(A.text, { name: p.name(a) }),
              foot: (0, n.jsxs)(n.Fragment, {
                children: [
                  (0, n.jsx)(O.$, { variant: 'line', onPress: s, children: c(A.leave) }),
                  (0, n.jsx)(O.$, {
                    variant: A.variant,
                    busy: void 0 !== t.moving,
                    onPress: () =>
                      void (async () => {
                        const e = (({ kind: e, until: t, note: a, sameAs: n }) => {
                          const l = a.trim()
                          if (void 0 === e) return { ok: !1, errors: { reason: 'reason' } }
                          if (l.length > eU.H9.max) return { ok: !1, errors: { note: 'noteLong' } }
                          const r = '' === l ? {} : { note: l }
                          switch (e) {
                            case 'otherSupplier':
                              if (!eX.test(t)) return { ok: !1, errors: { until: 'until' } }
                              return { ok: !0, reason: { kind: e, until: t, ...r } }
                            case 'other':
                              if (l.length < eU.H9.min) return { ok: !1, errors: { note: 'note' } }
                              return { ok: !0, reason: { kind: e, note: l } }
                            case 'same':
                              if (!n) return { ok: !1, errors: { sameAs: 'sameAs' } }
                              return { ok: !0, reason: { kind: e, sameAs: n.id, ...r } }
                            default:
                              return { ok: !0, reason: { kind: e, ...r } }
                          }
                        })(v)
                        if (!e.ok) return void b(e.errors)
                        w('')
                        const t = await l(e.reason)
                        if (
                          ('done' === t.kind && s(),
                          'conflict' === t.kind && w(c('move.error.changed')),
                          'failed' === t.kind)
                        ) {
                          const e = Object.fromEntries(
                            Object.entries((0, eC.L)(t.error) ?? {}).flatMap(([e, t]) =>
                              eG.includes(e) ? [[e, 'required' === t || 'length' === t ? e : 'check']] : [],
                            ),
                          )
                          b(e), 0 === Object.keys(e).length && w((0, ec.refusalText)(t.error, c, m))
                        }
                      })(),
                    children: c(A.send),
                  }),
                ],
              }),
              children: (0, n.jsxs)('div', {
                ref: N,
                children: [
                  'loading' === x.status && (0, n.jsx)(u.fh, { count: 5 }),
                  'failed' === x.status &&
                    (0, n.jsx)(k.W, {
                      text: `${c('move.reasonsFailed')}${c('detail.stop')}${(0, h.k)(x.error, m)}`,
                      onRetry: x.retry,
                    }),
                  'ready' === x.status &&
                    (0, n.jsxs)(n.Fragment, {
                      children: [
                        (0, n.jsx)(eR.m, {
                          label: c('move.reasonLabel'),
                          options: x.kinds.map((e) => ({ value: e, label: c(`move.reason.${e}`) })),
                          value: v.kind,
                          onChange: (e) => E({ kind: e }),
                        }),
                        g.reason && (0, n.jsx)(k.W, { text: c('move.error.reason') }),
                        'otherSupplier' === v.kind &&
                          (0, n.jsx)(eD, {
                            label: c('move.until'),
                            required: !0,
                            error: M(g.until),
                            value: v.until,
                            onChange: (e) => E({ until: e }),
                          }),
                        'same' === v.kind &&
                          (0, n.jsx)(e8, {
                            except: a.id,
                            value: v.sameAs,
                            error: M(g.sameAs),
                            onChange: (e) => E({ sameAs: e }),
                          }),
                        void 0 !== v.kind &&
                          (0, n.jsx)(eY.f, {
                            label: c('other' === v.kind ? 'move.noteRequired' : 'move.note'),
                            name: 'note',
                            required: 'other' === v.kind,
                            value: v.note,
                            onChange: (e) => E({ note: e }),
                            maxLength: eU.H9.max,
                            error: M(g.note),
                          }),
                      ],
                    }),
                  y && (0, n.jsx)(k.W, { text: y }),
                ],
              }),
            })
          )
        }),
        e7 = (0, l.PA)(({ open: e, lead: t, send: a, onClose: l }) => {
          const i = (0, f.MN)(),
            s = (0, d.FW)(),
            o = (0, L._)(),
            [c, u] = (0, r.useState)(''),
            [m, h] = (0, r.useState)(),
            [p, x] = (0, r.useState)('')
          return (0, n.jsxs)(es.c, {
            open: !0,
            onClose: l,
            title: i('move.returnTitle'),
            text: i('move.returnText', { name: o.name(t) }),
            foot: (0, n.jsxs)(n.Fragment, {
              children: [
                (0, n.jsx)(O.$, { variant: 'line', onPress: l, children: i('move.keep') }),
                (0, n.jsx)(O.$, {
                  variant: 'risk',
                  busy: void 0 !== e.moving,
                  onPress: () =>
                    void (async () => {
                      if (c.trim().length < eU.H9.min) return void h(i('move.error.note'))
                      x('')
                      const e = await a(c.trim())
                      'done' === e.kind && l(),
                        'conflict' === e.kind && x(i('move.error.changed')),
                        'failed' === e.kind &&
                          ((0, eC.L)(e.error)?.reason ? h(i('move.error.note')) : x((0, ec.refusalText)(e.error, i, s)))
                    })(),
                  children: i('move.returnToPool'),
                }),
              ],
            }),
            children: [
              (0, n.jsx)(eY.f, {
                label: i('move.returnReason'),
                name: 'reason',
                required: !0,
                placeholder: i('move.returnPlaceholder'),
                value: c,
                onChange: (e) => {
                  u(e), h(void 0)
                },
                maxLength: eU.H9.max,
                error: m,
              }),
              p && (0, n.jsx)(k.W, { text: p }),
            ],
          })
        }),
        e5 = new Map([
          [
            'bold',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M208.49,152.49l-72,72a12,12,0,0,1-17,0l-72-72a12,12,0,0,1,17-17L116,187V40a12,12,0,0,1,24,0V187l51.51-51.52a12,12,0,0,1,17,17Z',
              }),
            ),
          ],
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M205.66,149.66l-72,72a8,8,0,0,1-11.32,0l-72-72a8,8,0,0,1,11.32-11.32L120,196.69V40a8,8,0,0,1,16,0V196.69l58.34-58.35a8,8,0,0,1,11.32,11.32Z',
              }),
            ),
          ],
        ]),
        e9 = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: e5 }))
      e9.displayName = 'ArrowDownIcon'
      const te = new Map([
          [
            'bold',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M208.49,120.49a12,12,0,0,1-17,0L140,69V216a12,12,0,0,1-24,0V69L64.49,120.49a12,12,0,0,1-17-17l72-72a12,12,0,0,1,17,0l72,72A12,12,0,0,1,208.49,120.49Z',
              }),
            ),
          ],
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M205.66,117.66a8,8,0,0,1-11.32,0L136,59.31V216a8,8,0,0,1-16,0V59.31L61.66,117.66a8,8,0,0,1-11.32-11.32l72-72a8,8,0,0,1,11.32,0l72,72A8,8,0,0,1,205.66,117.66Z',
              }),
            ),
          ],
        ]),
        tt = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: te }))
      function ta({ rows: e }) {
        return (0, n.jsx)('dl', {
          className: 'bars',
          children: e.map(({ label: e, value: t, max: a, short: l }) =>
            (0, n.jsxs)(
              r.Fragment,
              {
                children: [
                  (0, n.jsx)('dt', { children: e }),
                  (0, n.jsx)('dd', {
                    className: (0, ei.L)('bar', l && 'bar--short'),
                    'aria-hidden': 'true',
                    children: (0, n.jsx)('i', { style: { width: `${a > 0 ? Math.min(100, (t / a) * 100) : 0}%` } }),
                  }),
                  (0, n.jsxs)('dd', {
                    className: 'bars__val',
                    children: [t, ' ', (0, n.jsxs)('span', { children: ['/ ', a] })],
                  }),
                ],
              },
              e,
            ),
          ),
        })
      }
      tt.displayName = 'ArrowUpIcon'
      const tn = { need: 30, main: 25, credit: 20, activity: 12, contacts: 13 },
        tl = {
          gas: 'gas',
          noGas: 'none',
          distance: 'distance',
          noMain: 'none',
          noPoint: 'none',
          taxGrade: 'text',
          noGrade: 'none',
          recent: 'none',
          contacts30: 'none',
          quiet: 'none',
          decider: 'none',
          noDecider: 'none',
          noContact: 'none',
        }
      function tr(e) {
        let t,
          { why: a } = e
        if (!a || ((t = a.code), !Object.keys(tl).includes(t))) return
        const { code: n, value: l } = { ...a, code: a.code },
          r = tl[n]
        return 'gas' === r || 'distance' === r
          ? 'number' == typeof l
            ? { code: n, value: { kind: r, amount: l } }
            : void 0
          : { code: n, value: { kind: 'text', text: String(l ?? '') } }
      }
      const ti = ['need', 'main']
      function ts({ open: e, onClose: t, score: a }) {
        const l = (0, f.MN)(),
          r = (0, L._)()
        return (0, n.jsxs)(es.c, {
          open: e,
          onClose: t,
          title: l('detail.score.rules'),
          text: l('detail.score.rule.intro'),
          children: [
            (0, n.jsx)('dl', {
              className: 'lead-rules',
              children: _.Kl.map((e) => {
                const t = a?.parts.find((t) => t.key === e),
                  i = t && tr(t)
                return (0, n.jsxs)(
                  'div',
                  {
                    className: 'lead-rules__part',
                    children: [
                      (0, n.jsxs)('dt', {
                        children: [
                          l(`detail.score.part.${e}`),
                          (0, n.jsx)('b', {
                            children: l('detail.score.of', { got: t?.got ?? 0, max: t?.max ?? tn[e] }),
                          }),
                        ],
                      }),
                      (0, n.jsxs)('dd', {
                        children: [l(`detail.score.rule.${e}`), i && (0, n.jsx)('span', { children: to(i, l, r) })],
                      }),
                    ],
                  },
                  e,
                )
              }),
            }),
            a?.at &&
              (0, n.jsx)('p', {
                className: 'lead-rules__at',
                children: l('detail.score.at', { date: r.dayTime(a.at) }),
              }),
          ],
        })
      }
      function to({ code: e, value: t }, a, n) {
        return a(`detail.score.why.${e}`, {
          value: 'gas' === t.kind ? n.amountText('gas', t.amount) : 'distance' === t.kind ? n.metres(t.amount) : t.text,
        })
      }
      const td = (0, l.PA)(({ lead: e }) => {
        const t = (0, f.MN)(),
          [a, l] = (0, r.useState)(!1),
          { score: i } = e,
          s = (i.value?.parts.length ?? 0) > 0
        return (0, n.jsxs)(n.Fragment, {
          children: [
            (0, n.jsx)(B, {
              title: t('detail.score.title'),
              loading: i,
              onRetry: () => void i.load(),
              link: { label: t('detail.score.how'), onPress: () => l(!0) },
              empty: s ? void 0 : t('detail.score.none'),
              children: () => i.value && (0, n.jsx)(tc, { score: i.value }),
            }),
            (0, n.jsx)(ts, { open: a, onClose: () => l(!1), score: i.value }),
          ],
        })
      })
      function tc({ score: e }) {
        const t = (0, f.MN)(),
          a = (0, L._)(),
          l = void 0 === e.score || void 0 === e.before ? 0 : e.score - e.before
        return (0, n.jsxs)('div', {
          className: 'lead-score',
          children: [
            (0, n.jsxs)('div', {
              className: 'lead-score__sum',
              children: [
                (0, n.jsx)('span', { className: 'lead-score__big', children: e.score }),
                0 !== l &&
                  (0, n.jsxs)('span', {
                    className: `lead-score__delta lead-score__delta--${l > 0 ? 'up' : 'down'}`,
                    children: [
                      l > 0 ? (0, n.jsx)(tt, { 'aria-hidden': 'true' }) : (0, n.jsx)(e9, { 'aria-hidden': 'true' }),
                      (0, n.jsx)('span', { 'aria-hidden': 'true', children: Math.abs(l) }),
                      (0, n.jsx)('span', {
                        className: 'visually-hidden',
                        children: t(l > 0 ? 'detail.score.up' : 'detail.score.down', { count: Math.abs(l) }),
                      }),
                    ],
                  }),
                (0, n.jsx)('p', {
                  children: ((e) => {
                    const t = (e) => (e.max > 0 ? e.got / e.max : 1),
                      [a] = e.filter((e) => !ti.includes(e.key)).sort((e, a) => t(e) - t(a))
                    return [...e.filter((e) => ti.includes(e.key)), ...(a ? [a] : [])]
                      .map(tr)
                      .filter((e) => void 0 !== e)
                  })(e.parts)
                    .map((e) => to(e, t, a))
                    .join(t('detail.between')),
                }),
              ],
            }),
            (0, n.jsx)(ta, {
              rows: e.parts.map(({ key: e, got: a, max: n }) => ({
                label: (0, M.p)(t, 'detail.score.part', _.Kl, e),
                value: a,
                max: n,
                short: a < 0.5 * n,
              })),
            }),
          ],
        })
      }
      var tu = a(2143)
      function tm({ label: e, steps: t }) {
        return (0, n.jsx)('ol', {
          className: 'steps',
          'aria-label': e,
          children: t.map((e) =>
            (0, n.jsxs)(
              'li',
              {
                className: (0, ei.L)('step', `step--${e.state}`),
                'aria-current': 'now' === e.state ? 'step' : void 0,
                children: [
                  (0, n.jsx)('span', {
                    className: 'step__dot',
                    'aria-hidden': 'true',
                    children: 'done' === e.state ? (0, n.jsx)(tu.J, { weight: 'bold' }) : null,
                  }),
                  e.label,
                  e.note ? (0, n.jsx)('span', { className: 'step__when', children: e.note }) : null,
                ],
              },
              e.label,
            ),
          ),
        })
      }
      const th = ['code', 'point', 'phone', 'contact', 'decider', 'bill', 'cognition', 'nextStep', 'contract']
      function tp({ lead: e, now: t }) {
        const a = (0, f.MN)(),
          l = (0, L._)(),
          r = (0, eO.qE)(_.an, e.stage) ? _.an.indexOf(e.stage) : -1,
          i = _.an.map((n, i) => {
            const s = e.steps.find((e) => e.stage === n)?.at,
              o = i === r && 'won' !== n
            return {
              label: a(`stage.${n}`),
              state: o ? 'now' : i <= r ? 'done' : 'todo',
              note: s ? (o ? a('detail.stage.days', { count: (0, y.YM)(s, t) }) : l.day(s)) : '',
            }
          })
        return (0, n.jsxs)(N.Z, {
          title: a('detail.stage.title'),
          children: [
            (0, n.jsx)('div', {
              className: 'lead-stage',
              children: (0, n.jsx)(tm, { label: a('detail.stage.title'), steps: i }),
            }),
            e.missing.length > 0 &&
              (0, n.jsxs)('div', {
                className: 'lead-missing',
                children: [
                  (0, n.jsx)('span', { children: a('detail.stage.needed') }),
                  e.missing.map((e) =>
                    (0, n.jsx)(
                      A.v,
                      { tone: 'warn', children: th.some((t) => t === e) ? a(`detail.missing.${e}`) : e },
                      e,
                    ),
                  ),
                ],
              }),
          ],
        })
      }
      function tx({ label: e, events: t }) {
        return (0, n.jsx)('ol', {
          className: 'timeline',
          'aria-label': e,
          children: t.map(({ id: e, icon: t, tone: a = 'brand', title: l, time: r, body: i, record: s = e }) =>
            (0, n.jsxs)(
              'li',
              {
                className: 'event',
                'data-record': s,
                children: [
                  (0, n.jsx)('span', {
                    className: (0, ei.L)('event__dot', `event__dot--${a}`),
                    'aria-hidden': 'true',
                    children: t,
                  }),
                  (0, n.jsxs)('p', {
                    className: 'event__head',
                    children: [
                      (0, n.jsx)('b', { children: l }),
                      (0, n.jsx)('span', { className: 'event__time', children: r }),
                    ],
                  }),
                  i ? (0, n.jsx)('div', { className: 'event__body', children: i }) : null,
                ],
              },
              e,
            ),
          ),
        })
      }
      var tf = a(2541),
        tv = a(7575)
      const tj = new Map([
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M200,224H150.54A266.56,266.56,0,0,0,174,200.25c27.45-31.57,42-64.85,42-96.25a88,88,0,0,0-176,0c0,31.4,14.51,64.68,42,96.25A266.56,266.56,0,0,0,105.46,224H56a8,8,0,0,0,0,16H200a8,8,0,0,0,0-16ZM56,104a72,72,0,0,1,144,0c0,57.23-55.47,105-72,118C111.47,209,56,161.23,56,104Zm112,0a40,40,0,1,0-40,40A40,40,0,0,0,168,104Zm-64,0a24,24,0,1,1,24,24A24,24,0,0,1,104,104Z',
              }),
            ),
          ],
        ]),
        tg = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: tj }))
      tg.displayName = 'MapPinLineIcon'
      const tb = { visit: tv.s, call: W.b, message: tf.o },
        ty = { visit: 'checkIn', survey: 'survey', delivery: 'delivery', leave: 'leave' }
      function tw({ text: e, facts: t }) {
        const a = t.filter(Boolean)
        return (0, n.jsxs)(n.Fragment, {
          children: [
            e && (0, n.jsx)('p', { className: 'lead-event__text', children: e }),
            a.length > 0 && (0, n.jsx)('p', { className: 'lead-event__facts', children: a.join(' · ') }),
          ],
        })
      }
      function tN() {
        const e = (0, f.MN)(),
          t = (0, L._)()
        return (0, r.useCallback)(
          (a) => {
            const { by: l } = 'track' === a.type ? a.track : a.clockIn,
              r = [l && t.name(l), t.dayTime(a.at)].filter(Boolean).join(' · ')
            if ('clockIn' === a.type) {
              const { id: l, kind: i, text: s, textEn: o, reason: d, address: c, addressEn: u } = a.clockIn,
                m = [t.text(s, o), d].filter(Boolean).join(' ') || (t.text(c, u) ?? '')
              return {
                id: `clock-in:${l}`,
                icon: (0, n.jsx)(tg, { 'aria-hidden': 'true' }),
                title: (0, eO.qE)(_.LF, i) ? e(`detail.timeline.${ty[i]}`) : i,
                time: r,
                body: (0, n.jsx)(tw, {
                  text: m,
                  facts: (({ distance: e, dwell: t, photos: a }, n, l) => [
                    void 0 !== e && n('detail.timeline.distance', { value: l.metres(e) }),
                    void 0 !== t && n('detail.timeline.dwell', { count: t }),
                    a.length > 0 && n('detail.timeline.photos', { count: a.length }),
                  ])(a.clockIn, e, t),
                }),
              }
            }
            const { id: i, kind: s, text: o, textEn: d } = a.track,
              c = (0, eO.qE)(_.sB, s) ? tb[s] : tf.o
            return {
              id: `track:${i}`,
              icon: (0, n.jsx)(c, { 'aria-hidden': 'true' }),
              tone: 'plain',
              title: (0, M.p)(e, 'detail.timeline', _.sB, s),
              time: r,
              body: (0, n.jsx)(tw, {
                text: t.text(o, d) ?? '',
                facts: (({ contact: e, nextStep: t, photos: a, audio: n }, l, r) => [
                  e && l('detail.timeline.with', { name: r.name(e) }),
                  a.length > 0 && l('detail.timeline.photos', { count: a.length }),
                  n.length > 0 && l('detail.timeline.recordings', { count: n.length }),
                  t && l('detail.timeline.next', { step: (0, M.p)(l, 'step', _.T6, t.kind), date: r.dayTime(t.at) }),
                ])(a.track, e, t),
              }),
            }
          },
          [e, t],
        )
      }
      const tk = new Map([
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M200,75.64V40a16,16,0,0,0-16-16H72A16,16,0,0,0,56,40V76a16.07,16.07,0,0,0,6.4,12.8L114.67,128,62.4,167.2A16.07,16.07,0,0,0,56,180v36a16,16,0,0,0,16,16H184a16,16,0,0,0,16-16V180.36a16.09,16.09,0,0,0-6.35-12.77L141.27,128l52.38-39.6A16.05,16.05,0,0,0,200,75.64ZM72,40H184V75.64L178.23,80H77.33L72,76Zm56,78L98.67,96h58.4Zm56,98H72V180l48-36v24a8,8,0,0,0,16,0V144.08l48,36.28Z',
              }),
            ),
          ],
        ]),
        tA = r.forwardRef((e, t) => r.createElement(G.A, { ref: t, ...e, weights: tk }))
      tA.displayName = 'HourglassMediumIcon'
      var t_ = a(1892),
        tM = a(3804)
      const tE = ex.Ikc({ kind: ex.KIO(_.sB), text: ex.YjP() }),
        tZ = ({ state: e }) => 'failed' === e.kind || 'conflict' === e.kind
      function tP(e) {
        const t = (0, f.MN)(),
          { outbox: a } = (0, i.zi)()
        return [...a.unsentOf((0, tM.Td)(e))].reverse().map((e) => {
          const a = ex.xLC(tE, e.request),
            l = tZ(e) ? t_.t : tA
          return {
            id: `outbox:${e.id}`,
            icon: (0, n.jsx)(l, { 'aria-hidden': 'true' }),
            tone: 'wait',
            title: a.success ? t(`detail.timeline.${a.output.kind}`) : e.label,
            time: t(tZ(e) ? 'detail.timeline.notSent' : 'detail.timeline.waits'),
            body: a.success ? (0, n.jsx)('p', { className: 'lead-event__text', children: a.output.text }) : void 0,
          }
        })
      }
      const tH = { status: 'ready', error: void 0 },
        tL = (0, l.PA)(({ lead: e, onAll: t }) => {
          const a = (0, f.MN)(),
            l = tN(),
            r = tP(e.id),
            { timeline: i } = e,
            { events: s, total: o, tracks: d, clockIns: c } = i,
            u = void 0 === d.value && void 0 === c.value,
            m = 'failed' === i.status && (!u || r.length > 0)
          return (0, n.jsx)(B, {
            title: a('detail.timeline.title'),
            link: o > 4 ? { label: a('detail.timeline.all', { count: o }), onPress: t } : void 0,
            loading: m ? tH : i,
            onRetry: () => void i.retry(),
            empty: s.length + r.length !== 0 || m ? void 0 : a('detail.timeline.none'),
            children: () =>
              (0, n.jsxs)(n.Fragment, {
                children: [
                  m && (0, n.jsx)(t$, { lead: e }),
                  (0, n.jsx)(tx, { label: a('detail.timeline.title'), events: [...r, ...s.slice(0, 4).map(l)] }),
                ],
              }),
          })
        }),
        t$ = (0, l.PA)(({ lead: { timeline: e } }) => {
          const t = (0, f.MN)(),
            a = (0, d.FW)()
          return (0, n.jsx)(k.W, {
            text: `${t('detail.failedSection')}${t('detail.stop')}${(0, h.k)(e.error, a)}`,
            onRetry: () => void e.retry(),
          })
        })
      var tF = a(9983),
        tC = a(3332)
      function tR({ lead: e, open: t, onClose: a }) {
        const l = (0, f.MN)()
        return (0, n.jsx)(es.c, {
          open: t,
          onClose: a,
          title: l('detail.timeline.title'),
          children: (0, n.jsx)(tS, { lead: e }),
        })
      }
      const tS = (0, l.PA)(({ lead: { id: e, timeline: t } }) => {
        const a = (0, f.MN)(),
          l = tN(),
          i = tP(e),
          [s, o] = (0, r.useState)(null),
          { events: d, more: c } = t,
          u = (0, r.useMemo)(() => new Map(d.map((e) => [e.id, e])), [d]),
          m = (0, r.useMemo)(() => d.map((e) => e.id), [d]),
          h = (0, r.useCallback)(
            (e) => {
              const t = u.get(e)
              return t ? (0, n.jsx)(tx, { label: '', events: [l(t)] }) : null
            },
            [u, l],
          ),
          p = (0, r.useCallback)(() => s, [s]),
          x = (0, r.useCallback)(() => void t.loadMore(), [t])
        return (0, n.jsxs)('div', {
          ref: o,
          className: 'lead-timeline-all',
          tabIndex: 0,
          children: [
            i.length > 0 && (0, n.jsx)(tx, { label: a('detail.timeline.unsent'), events: i }),
            s &&
              (0, n.jsx)(tF.V, {
                label: a('detail.timeline.title'),
                ids: m,
                row: h,
                rowHeight: 110,
                scroller: p,
                onNearEnd: 'failed' === c ? void 0 : x,
                footer: (0, n.jsx)(tV, { more: c, onRetry: x }),
              }),
          ],
        })
      })
      function tV({ more: e, onRetry: t }) {
        const a = (0, f.MN)()
        return 'failed' === e
          ? (0, n.jsx)(tC.X, { text: a('detail.timeline.olderFailed'), onRetry: t })
          : 'loading' === e
            ? (0, n.jsx)(u.fh, { count: 2 })
            : null
      }
      const tT = ['overview', 'timeline', 'company', 'contacts'],
        tI = (0, l.PA)(({ open: e, lead: t }) => {
          var a, l
          let o,
            m = (0, c.b)(),
            h = (0, f.MN)(),
            v = (0, L._)(),
            { session: N } = (0, i.zi)(),
            k = (0, i.Pj)(b.leadDetailStore),
            {
              current: A,
              tabs: _,
              top: M,
              anchor: E,
              go: Z,
            } = ((e) => {
              const { scroller: t } = (0, s.N5)(),
                [a, n] = (0, r.useState)(e[0]),
                l = (0, r.useRef)(null),
                [i, o] = (0, r.useState)(0),
                d = (0, r.useRef)(new Map()),
                c = (0, r.useRef)(!1)
              ;(0, r.useLayoutEffect)(() => {
                const e = l.current?.closest('.frame')?.querySelector('.frame__top')
                if (!e || 'u' < typeof ResizeObserver) return
                const t = new ResizeObserver(() => o(e.offsetHeight))
                return (t.observe(e), () => t.disconnect())
              }, []),
                (0, r.useEffect)(() => {
                  const a = t()
                  if (!a) return
                  let r = 0,
                    i = () => {
                      if (((r = 0), c.current)) return
                      const t = (l.current?.getBoundingClientRect().bottom ?? 0) + 24,
                        i = e.filter((e) => (d.current.get(e)?.getBoundingClientRect().top ?? 1 / 0) <= t)
                      n(
                        (a.scrollTop > 0 && a.scrollTop + a.clientHeight >= a.scrollHeight - 2
                          ? e[e.length - 1]
                          : i[i.length - 1]) ?? e[0],
                      )
                    },
                    s = () => {
                      0 === r && (r = requestAnimationFrame(i))
                    },
                    o = () => {
                      c.current = !1
                    }
                  for (const e of (a.addEventListener('scroll', s, { passive: !0 }), ['pointerdown', 'wheel']))
                    a.addEventListener(e, o, { passive: !0 })
                  return () => {
                    for (const e of (cancelAnimationFrame(r),
                    a.removeEventListener('scroll', s),
                    ['pointerdown', 'wheel']))
                      a.removeEventListener(e, o)
                  }
                }, [t, e])
              const u = (0, r.useCallback)(
                  (e) => (t) => {
                    t ? d.current.set(e, t) : d.current.delete(e)
                  },
                  [],
                ),
                m = (0, r.useCallback)(
                  (a) => {
                    const r = t(),
                      s = d.current.get(a)
                    if (!r || !s) return
                    ;(c.current = !0), n(a)
                    const o = a === e[0],
                      u = r.getBoundingClientRect().top + i + (l.current?.offsetHeight ?? 0)
                    r.scrollTo({ top: o ? 0 : r.scrollTop + s.getBoundingClientRect().top - u })
                  },
                  [t, e, i],
                )
              return { current: a, tabs: l, top: i, anchor: u, go: m }
            })(tT),
            [H, F] = (0, r.useState)(),
            C = ((e) => {
              const t = (0, i.Pj)(b.leadDetailStore),
                { feedback: a } = (0, i.zi)(),
                n = (0, f.MN)(),
                l = (0, d.FW)()
              return (0, r.useMemo)(() => {
                const r = async (r, i) => {
                  const s = await r
                  return (
                    'done' === s.kind &&
                      a.toast(i, {
                        action: {
                          label: l('undo'),
                          run: () =>
                            void (async () => {
                              const r = await t.undo(e)
                              'done' === r.kind && a.toast(n('move.undone')),
                                'failed' === r.kind &&
                                  a.toast(
                                    `${n('move.notUndone')}${n('detail.colon')}${(0, ec.refusalText)(r.error, n, l)}`,
                                  ),
                                'conflict' === r.kind &&
                                  a.toast(`${n('move.notUndone')}${n('detail.colon')}${n('detail.conflict.title')}`)
                            })(),
                        },
                      }),
                    s
                  )
                }
                return {
                  take: async () => {
                    const i = await r(t.take(e), n('move.taken'))
                    return ('failed' === i.kind && a.toast((0, ec.refusalText)(i.error, n, l), { duration: 5e3 }), i)
                  },
                  discard: (a) => r(t.discard(e, a), n('move.discarded')),
                  changeReason: (a) => r(t.changeReason(e, a), n('move.reasonChanged')),
                  returnToPool: (a) => r(t.returnToPool(e, a), n('move.returned')),
                }
              }, [t, e, a, n, l])
            })(t.id),
            R = D(),
            S = P(),
            V = () => F(void 0),
            I = new Date(),
            W = e.main.value,
            q = (0, r.useDeferredValue)(void 0 !== W),
            K =
              W &&
              ((a = e.rights.value),
              (l = N.loginName),
              (o = w.find((e) => e === a?.why?.claim)),
              {
                followUp: a?.edit === !0 && 'owned' === W.state,
                take: a?.claim === !0 && 'pool' === W.state,
                takeRefused: 'pool' === W.state ? o : void 0,
                discard: a?.discard === !0 && 'discarded' !== W.state,
                changeReason:
                  'discarded' === W.state &&
                  ((({ discard: e }, t, a) => e?.by?.id === t && !!e.at && a.getTime() - e.at.getTime() <= 30 * y.d_)(
                    W,
                    l,
                    I,
                  ) ||
                    a?.returnPool === !0),
                returnToPool: a?.returnPool === !0 && 'pool' !== W.state,
              }),
            B = K?.followUp ? () => m.open(x.J$, { id: t.id }) : void 0,
            Y = e.contacts.value?.filter((e) => e.callable) ?? [],
            O = [
              { label: h('detail.copyName'), onPress: () => void S(v.name(t)) },
              K?.changeReason && { label: h('move.changeReason'), onPress: () => F('change') },
              K?.returnToPool && { label: h('move.returnToPool'), onPress: () => F('return') },
              K?.discard && { label: h('move.discard'), tone: 'risk', onPress: () => F('discard') },
            ],
            U = W?.counts,
            G = 'ready' === e.timeline.status ? e.timeline.total : U && U.tracks + U.clockIns
          return (0, n.jsxs)(p.b, {
            flush: !0,
            title: v.name(t),
            nav: { middle: (0, n.jsx)(ef, { id: t.id }), menu: O.filter((e) => !!e) },
            bottomBar: e.isLearning
              ? (0, n.jsx)(u.RN, {})
              : K && (K.followUp || K.take || void 0 !== K.takeRefused)
                ? (0, n.jsx)(et, { open: e, actions: K, onFollowUp: B, onTake: C.take })
                : void 0,
            children: [
              (0, n.jsx)(eu, {
                open: e,
                lead: t,
                onCall: () => {
                  const [e] = Y
                  Y.length > 1 ? F('call') : R(e?.phone ?? t.phone ?? '')
                },
              }),
              (0, n.jsx)('div', {
                ref: _,
                className: 'lead-tabs',
                style: { top: M },
                children: (0, n.jsx)(j.t, {
                  label: h('detail.tabs'),
                  tabs: tT.map((t) => {
                    let a
                    return {
                      value: t,
                      label: h(`detail.tab.${t}`),
                      count: {
                        overview: void 0,
                        timeline: G,
                        company: void 0,
                        contacts: void 0 === (a = e.contacts.value?.length ?? U?.contacts) ? void 0 : a,
                      }[t],
                    }
                  }),
                  value: A,
                  onChange: Z,
                }),
              }),
              (0, n.jsx)(eg, { open: e }),
              (0, n.jsx)(T, { open: e, onSeen: () => k.seen(t.id) }),
              W
                ? (0, n.jsxs)(n.Fragment, {
                    children: [
                      (0, n.jsxs)('div', {
                        ref: E('overview'),
                        children: [
                          (0, n.jsx)(J, { lead: W, onChange: K?.changeReason ? () => F('change') : void 0 }),
                          'pool' === W.state &&
                            W.returnReason &&
                            (0, n.jsx)('p', {
                              className: 'lead-returned',
                              children: h('detail.returned', { reason: W.returnReason }),
                            }),
                          (0, n.jsx)(ew, { lead: W, now: I, onPress: B }),
                          (0, n.jsx)(tp, { lead: W, now: I }),
                          (0, n.jsx)(td, { lead: e }),
                          (0, n.jsx)(eF, { lead: e }),
                        ],
                      }),
                      (0, n.jsx)('div', {
                        ref: E('timeline'),
                        children: q && (0, n.jsx)(tL, { lead: e, onAll: () => F('timeline') }),
                      }),
                      (0, n.jsx)('div', {
                        ref: E('company'),
                        children:
                          q &&
                          (0, n.jsxs)(n.Fragment, {
                            children: [(0, n.jsx)($, { open: e, lead: W }), (0, n.jsx)(X, { lead: W })],
                          }),
                      }),
                      (0, n.jsx)('div', {
                        ref: E('contacts'),
                        children:
                          q &&
                          (0, n.jsxs)(n.Fragment, {
                            children: [(0, n.jsx)(z, { lead: e }), (0, n.jsx)(ey, { lead: e })],
                          }),
                      }),
                      ('discard' === H || 'change' === H) &&
                        (0, n.jsx)(e3, {
                          purpose: H,
                          open: e,
                          lead: W,
                          send: 'discard' === H ? C.discard : C.changeReason,
                          onClose: V,
                        }),
                      'return' === H && (0, n.jsx)(e7, { open: e, lead: W, send: C.returnToPool, onClose: V }),
                      (0, n.jsx)(tR, { lead: e, open: 'timeline' === H, onClose: V }),
                    ],
                  })
                : 'loading' === e.state && (0, n.jsx)(u.$K, { head: !1 }),
              (0, n.jsx)(g.W, {
                open: 'call' === H,
                onClose: V,
                title: h('detail.callWhom'),
                actions: Y.map((e) => ({
                  label: v.name(e),
                  note: [v.role(e), e.phone].filter(Boolean).join(' · '),
                  onPress: () => void R(e.phone ?? ''),
                })),
              }),
            ],
          })
        }),
        tW = { loading: 'loading', ready: 'ready', 'not-found': 'not-found', denied: 'denied', failed: 'error' },
        tq = (0, l.PA)(() => {
          const { id: e } = (0, s.SQ)(x.zZ),
            t = (0, i.Pj)(b.leadDetailStore).of(e),
            a = (0, i.Pj)(U.Y).get(e),
            { state: l } = t
          ;(0, s.Sw)(tW[l]), (0, r.useEffect)(() => (t.open(), () => t.close()), [t])
          const o = t.main.value ?? a
          return 'denied' === l || 'not-found' === l
            ? (0, n.jsx)(v, { open: t, kind: l })
            : o
              ? (0, n.jsx)(tI, { open: t, lead: o }, e)
              : (0, n.jsx)(v, { open: t, kind: 'failed' === l ? 'failed' : 'loading' })
        })
    },
    8931(e, t, a) {
      a.d(t, {}, { H9: { min: 5, max: 200 }, Wf: { min: 10, max: 2e3 } })
    },
    5726(e, t, a) {
      a.d(t, {}, { n: (e, t) => ({ id: e, create: t }) })
    },
    970(e, t, a) {
      var n = a(659),
        l = a(7007),
        r = a(791)
      const i = n.Ikc({ fields: n.g1P(n.YjP(), n.YjP()) })
      a.d(
        t,
        {},
        {
          L: (e) => {
            if (!(e instanceof l.j$) || 4e3 !== Number(e.code)) return
            const t = n.xLC(i, e.data)
            return t.success ? t.output.fields : void 0
          },
          v: (e) => e instanceof l.j$ && 'unclear' !== (0, r.A6)(e, 0, 0).type,
        },
      )
    },
    5206(e, t, a) {
      a.d(
        t,
        {},
        {
          b: (e, t) => ({
            ...e,
            response: (a, n) => {
              const l = e.response(a, n)
              return (t(a), l)
            },
          }),
        },
      )
    },
    9983(e, t, a) {
      let n
      var l = a(1394),
        r = a(4602),
        i = a(7180),
        s = a(3458),
        o = a(6501)
      const d = (0, r.memo)(({ id: e, index: t, row: a }) => a(e, t))
      async function c() {
        const { RowWindow: e } = await a.e('interaction').then(a.bind(a, 1730))
        return ((n = e), e)
      }
      i.H.then(s.d)
        .then(c)
        .catch(() => void 0),
        a.d(
          t,
          {},
          {
            V: (e) => {
              const {
                  label: t,
                  ids: a,
                  row: i,
                  rowHeight: s,
                  scroller: u,
                  onNearEnd: m,
                  footer: h,
                  total: p,
                  initialHeights: x,
                  onLeave: f,
                } = e,
                v = (0, r.useRef)(null),
                j = ((e) => {
                  const [t, a] = (0, r.useState)(() => (e ? n : void 0))
                  return (
                    (0, r.useEffect)(() => {
                      if (t) return
                      let e = !0,
                        n = (t) => {
                          e && (0, r.startTransition)(() => a(() => t))
                        }
                      return (
                        c()
                          .then(n)
                          .catch((e) => {
                            console.warn('all rows are rendered: the code of the row window could not be loaded', e),
                              n('missing')
                          }),
                        () => {
                          e = !1
                        }
                      )
                    }, [t]),
                    t
                  )
                })(void 0 !== x),
                [g, b] = (0, r.useState)(),
                y = ((e) => {
                  const t = (0, r.useDeferredValue)(6, 0),
                    [a] = (0, r.useState)(() => {
                      const t = (0, o.N)()
                      return Math.ceil(((window.screen.height || window.innerHeight) / t - 130) / e)
                    })
                  return a + t
                })(s),
                w = 'missing' === j ? a.length : x && j ? 0 : y,
                N = g?.rows.map(({ index: e }) => e) ?? a.slice(0, w).map((e, t) => t),
                k = void 0 !== g || 'missing' === j,
                A = k ? (N[N.length - 1] ?? -1) : -1
              return (
                (0, r.useEffect)(() => {
                  A >= 0 && A >= a.length - 6 && m?.()
                }, [A, a.length, m]),
                (0, l.jsxs)(l.Fragment, {
                  children: [
                    (0, l.jsxs)('div', {
                      ref: v,
                      className: 'rows',
                      children: [
                        (0, l.jsx)('ul', {
                          ref: g?.listRef,
                          className: g ? 'rows__list rows__list--placed' : 'rows__list',
                          style: k ? void 0 : { minHeight: a.length * s * (0, o.N)() },
                          'aria-label': t,
                          children: N.map((e) => {
                            const t = a[e]
                            return void 0 === t
                              ? null
                              : (0, l.jsx)(
                                  'li',
                                  {
                                    ref: g?.rowRef,
                                    'data-index': e,
                                    className: 'rows__row',
                                    'aria-setsize': p ?? a.length,
                                    'aria-posinset': e + 1,
                                    children: (0, l.jsx)(d, { id: t, index: e, row: i }),
                                  },
                                  t,
                                )
                          }),
                        }),
                        j && 'missing' !== j
                          ? (0, l.jsx)(j, {
                              ids: a,
                              rowHeight: s,
                              list: v,
                              scroller: u,
                              initialHeights: x,
                              onLeave: f,
                              onPlaced: b,
                            })
                          : null,
                      ],
                    }),
                    h,
                  ],
                })
              )
            },
          },
        )
    },
    9349(e, t, a) {
      var n = a(1394),
        l = a(3604)
      a.d(
        t,
        {},
        {
          e: ({ name: e, size: t = 'normal', tone: a = 'weak' }) =>
            (0, n.jsx)('span', {
              className: (0, l.L)('avatar', `avatar--${a}`, 'small' === t && 'avatar--sm'),
              'data-initials': ((e) => {
                const t = e.trim()
                if (/[\u3400-\u9fff]/.test(t)) return t.slice(-2)
                const a = t.split(/[\s._-]+/).filter(Boolean),
                  [n = '', l = ''] = [a[0], a.length > 1 ? a[a.length - 1] : '']
                return (n.slice(0, 1) + (l ? l.slice(0, 1) : n.slice(1, 2))).toUpperCase()
              })(e),
              'aria-hidden': 'true',
            }),
        },
      )
    },
    4488(e, t, a) {
      var n = a(1394),
        l = a(5125),
        r = a(4602),
        i = a(9761),
        s = a(3604),
        o = a(3356),
        d = a(3813),
        c = a(6345)
      a.d(
        t,
        {},
        {
          W: (e) => {
            const t = (0, i.FW)(),
              [a, u] = (0, r.useState)(!1),
              {
                label: m,
                required: h,
                hint: p,
                error: x,
                placeholder: f = t('choose'),
                icon: v,
                quick: j,
                disabled: g,
              } = e,
              b = e.options?.find((t) => t.value === e.value),
              y = e.options ? b?.label : e.value,
              w = e.options ? void 0 : e.note,
              N = () => {
                u(!1), e.options && e.onBlur?.()
              }
            return (0, n.jsxs)(n.Fragment, {
              children: [
                (0, n.jsx)(o.D, {
                  label: m,
                  required: h,
                  hint: p,
                  error: x,
                  below: j,
                  children: ({ id: t, 'aria-describedby': a }) =>
                    (0, n.jsxs)('button', {
                      type: 'button',
                      id: t,
                      className: (0, s.L)('field__box', g && 'field__box--off'),
                      'aria-describedby': a,
                      'aria-labelledby': `${t}-label ${t}-value`,
                      'aria-haspopup': 'dialog',
                      disabled: g,
                      onClick: e.options ? () => u(!0) : e.onPress,
                      children: [
                        v,
                        (0, n.jsxs)('span', {
                          id: `${t}-value`,
                          className: (0, s.L)('field__value', !y && 'field__value--none'),
                          children: [y ?? f, y && w ? (0, n.jsx)('small', { children: w }) : null],
                        }),
                        (0, n.jsx)(l.K, { className: 'field__go', 'aria-hidden': 'true' }),
                      ],
                    }),
                }),
                e.options
                  ? (0, n.jsx)(c.c, {
                      open: a,
                      onClose: N,
                      title: m,
                      children: (0, n.jsx)(d.m, {
                        label: m,
                        options: e.options,
                        value: e.value,
                        onChange: e.onChange,
                        onPicked: N,
                      }),
                    })
                  : null,
              ],
            })
          },
        },
      )
    },
    3332(e, t, a) {
      var n = a(1394),
        l = a(7435)
      a.d(
        t,
        {},
        {
          X: ({ text: e, onRetry: t }) =>
            (0, n.jsx)('div', { className: 'retryrow', children: (0, n.jsx)(l.W, { text: e, onRetry: t }) }),
        },
      )
    },
    2107(e, t, a) {
      var n = a(1394),
        l = a(3604)
      a.d(
        t,
        {},
        {
          m: ({ stage: e, label: t }) =>
            (0, n.jsxs)('span', {
              className: (0, l.L)('stage', `stage--${e}`),
              children: [(0, n.jsx)('i', { className: 'stage__meter', 'aria-hidden': 'true' }), t],
            }),
        },
      )
    },
    734(e, t, a) {
      a.d(t, { t: () => s })
      var n = a(1394),
        l = a(4602),
        r = a(3604),
        i = a(9562)
      function s({ label: e, tabs: t, value: a, onChange: o }) {
        const d = (0, l.useRef)(null)
        return (
          (0, l.useEffect)(() => {
            const e = requestAnimationFrame(() => {
              const e = d.current,
                t = e?.querySelector(`[data-value="${a}"]`)
              e && t && (0, i.I)(e, t, 40)
            })
            return () => cancelAnimationFrame(e)
          }, [a]),
          (0, n.jsx)('div', {
            ref: d,
            className: 'tabs',
            role: 'tablist',
            'aria-label': e,
            onKeyDown: (e) => {
              var n, l
              const r = t.findIndex((e) => e.value === a),
                i =
                  ((n = e.key),
                  (l = t.length),
                  'ArrowRight' === n || 'ArrowDown' === n
                    ? (r + 1) % l
                    : 'ArrowLeft' === n || 'ArrowUp' === n
                      ? (r - 1 + l) % l
                      : 'Home' === n
                        ? 0
                        : 'End' === n
                          ? l - 1
                          : void 0),
                s = void 0 === i ? void 0 : t[i]
              s && (e.preventDefault(), o(s.value), d.current?.querySelector(`[data-value="${s.value}"]`)?.focus())
            },
            children: t.map((e) =>
              (0, n.jsxs)(
                'button',
                {
                  type: 'button',
                  role: 'tab',
                  'data-value': e.value,
                  'aria-selected': e.value === a,
                  tabIndex: e.value === a ? 0 : -1,
                  className: (0, r.L)('tab', e.value === a && 'tab--on'),
                  onClick: () => o(e.value),
                  children: [
                    e.label,
                    void 0 === e.count
                      ? null
                      : (0, n.jsxs)('span', { className: 'tab__count', children: [' ', e.count] }),
                  ],
                },
                e.value,
              ),
            ),
          })
        )
      }
    },
    5100(e, t, a) {
      var n = a(1394),
        l = a(3604)
      a.d(
        t,
        {},
        {
          v: ({ tone: e = 'plain', icon: t, onPress: a, children: r }) => {
            const i = (0, l.L)('tag', `tag--${e}`)
            return a
              ? (0, n.jsxs)('button', {
                  type: 'button',
                  className: (0, l.L)(i, 'tag--press'),
                  onClick: a,
                  children: [t, r],
                })
              : (0, n.jsxs)('span', { className: i, children: [t, r] })
          },
        },
      )
    },
    6501(e, t, a) {
      a.d(t, {}, { N: () => Number.parseFloat(document.documentElement.style.fontSize) / 37.5 || 1 })
    },
    3423(e, t, a) {
      a.d(t, { J: () => s })
      var n = a(4602),
        l = a(2993)
      const r = new Map([
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M208,32H184V24a8,8,0,0,0-16,0v8H88V24a8,8,0,0,0-16,0v8H48A16,16,0,0,0,32,48V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V48A16,16,0,0,0,208,32ZM72,48v8a8,8,0,0,0,16,0V48h80v8a8,8,0,0,0,16,0V48h24V80H48V48ZM208,208H48V96H208V208Z',
              }),
            ),
          ],
        ]),
        i = n.forwardRef((e, t) => n.createElement(l.A, { ref: t, ...e, weights: r }))
      i.displayName = 'CalendarBlankIcon'
      const s = i
    },
    2541(e, t, a) {
      a.d(t, { o: () => s })
      var n = a(4602),
        l = a(2993)
      const r = new Map([
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M216,48H40A16,16,0,0,0,24,64V224a15.85,15.85,0,0,0,9.24,14.5A16.13,16.13,0,0,0,40,240a15.89,15.89,0,0,0,10.25-3.78l.09-.07L83,208H216a16,16,0,0,0,16-16V64A16,16,0,0,0,216,48ZM40,224h0ZM216,192H80a8,8,0,0,0-5.23,1.95L40,224V64H216ZM88,112a8,8,0,0,1,8-8h64a8,8,0,0,1,0,16H96A8,8,0,0,1,88,112Zm0,32a8,8,0,0,1,8-8h64a8,8,0,1,1,0,16H96A8,8,0,0,1,88,144Z',
              }),
            ),
          ],
        ]),
        i = n.forwardRef((e, t) => n.createElement(l.A, { ref: t, ...e, weights: r }))
      i.displayName = 'ChatTextIcon'
      const s = i
    },
    8689(e, t, a) {
      a.d(t, { Q: () => s })
      var n = a(4602),
        l = a(2993)
      const r = new Map([
          [
            'fill',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M216,32H88a8,8,0,0,0-8,8V80H40a8,8,0,0,0-8,8V216a8,8,0,0,0,8,8H168a8,8,0,0,0,8-8V176h40a8,8,0,0,0,8-8V40A8,8,0,0,0,216,32Zm-8,128H176V88a8,8,0,0,0-8-8H96V48H208Z',
              }),
            ),
          ],
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M216,32H88a8,8,0,0,0-8,8V80H40a8,8,0,0,0-8,8V216a8,8,0,0,0,8,8H168a8,8,0,0,0,8-8V176h40a8,8,0,0,0,8-8V40A8,8,0,0,0,216,32ZM160,208H48V96H160Zm48-48H176V88a8,8,0,0,0-8-8H96V48H208Z',
              }),
            ),
          ],
        ]),
        i = n.forwardRef((e, t) => n.createElement(l.A, { ref: t, ...e, weights: r }))
      i.displayName = 'CopyIcon'
      const s = i
    },
    7575(e, t, a) {
      a.d(t, { s: () => s })
      var n = a(4602),
        l = a(2993)
      const r = new Map([
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M128,64a40,40,0,1,0,40,40A40,40,0,0,0,128,64Zm0,64a24,24,0,1,1,24-24A24,24,0,0,1,128,128Zm0-112a88.1,88.1,0,0,0-88,88c0,31.4,14.51,64.68,42,96.25a254.19,254.19,0,0,0,41.45,38.3,8,8,0,0,0,9.18,0A254.19,254.19,0,0,0,174,200.25c27.45-31.57,42-64.85,42-96.25A88.1,88.1,0,0,0,128,16Zm0,206c-16.53-13-72-60.75-72-118a72,72,0,0,1,144,0C200,161.23,144.53,209,128,222Z',
              }),
            ),
          ],
        ]),
        i = n.forwardRef((e, t) => n.createElement(l.A, { ref: t, ...e, weights: r }))
      i.displayName = 'MapPinIcon'
      const s = i
    },
    3521(e, t, a) {
      a.d(t, { b: () => s })
      var n = a(4602),
        l = a(2993)
      const r = new Map([
          [
            'fill',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M231.88,175.08A56.26,56.26,0,0,1,176,224C96.6,224,32,159.4,32,80A56.26,56.26,0,0,1,80.92,24.12a16,16,0,0,1,16.62,9.52l21.12,47.15,0,.12A16,16,0,0,1,117.39,96c-.18.27-.37.52-.57.77L96,121.45c7.49,15.22,23.41,31,38.83,38.51l24.34-20.71a8.12,8.12,0,0,1,.75-.56,16,16,0,0,1,15.17-1.4l.13.06,47.11,21.11A16,16,0,0,1,231.88,175.08Z',
              }),
            ),
          ],
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M222.37,158.46l-47.11-21.11-.13-.06a16,16,0,0,0-15.17,1.4,8.12,8.12,0,0,0-.75.56L134.87,160c-15.42-7.49-31.34-23.29-38.83-38.51l20.78-24.71c.2-.25.39-.5.57-.77a16,16,0,0,0,1.32-15.06l0-.12L97.54,33.64a16,16,0,0,0-16.62-9.52A56.26,56.26,0,0,0,32,80c0,79.4,64.6,144,144,144a56.26,56.26,0,0,0,55.88-48.92A16,16,0,0,0,222.37,158.46ZM176,208A128.14,128.14,0,0,1,48,80,40.2,40.2,0,0,1,82.87,40a.61.61,0,0,0,0,.12l21,47L83.2,111.86a6.13,6.13,0,0,0-.57.77,16,16,0,0,0-1,15.7c9.06,18.53,27.73,37.06,46.46,46.11a16,16,0,0,0,15.75-1.14,8.44,8.44,0,0,0,.74-.56L168.89,152l47,21.05h0s.08,0,.11,0A40.21,40.21,0,0,1,176,208Z',
              }),
            ),
          ],
        ]),
        i = n.forwardRef((e, t) => n.createElement(l.A, { ref: t, ...e, weights: r }))
      i.displayName = 'PhoneIcon'
      const s = i
    },
    1028(e, t, a) {
      a.d(t, { F: () => s })
      var n = a(4602),
        l = a(2993)
      const r = new Map([
          [
            'fill',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M234.29,114.85l-45,38.83L203,211.75a16.4,16.4,0,0,1-24.5,17.82L128,198.49,77.47,229.57A16.4,16.4,0,0,1,53,211.75l13.76-58.07-45-38.83A16.46,16.46,0,0,1,31.08,86l59-4.76,22.76-55.08a16.36,16.36,0,0,1,30.27,0l22.75,55.08,59,4.76a16.46,16.46,0,0,1,9.37,28.86Z',
              }),
            ),
          ],
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M239.18,97.26A16.38,16.38,0,0,0,224.92,86l-59-4.76L143.14,26.15a16.36,16.36,0,0,0-30.27,0L90.11,81.23,31.08,86a16.46,16.46,0,0,0-9.37,28.86l45,38.83L53,211.75a16.38,16.38,0,0,0,24.5,17.82L128,198.49l50.53,31.08A16.4,16.4,0,0,0,203,211.75l-13.76-58.07,45-38.83A16.43,16.43,0,0,0,239.18,97.26Zm-15.34,5.47-48.7,42a8,8,0,0,0-2.56,7.91l14.88,62.8a.37.37,0,0,1-.17.48c-.18.14-.23.11-.38,0l-54.72-33.65a8,8,0,0,0-8.38,0L69.09,215.94c-.15.09-.19.12-.38,0a.37.37,0,0,1-.17-.48l14.88-62.8a8,8,0,0,0-2.56-7.91l-48.7-42c-.12-.1-.23-.19-.13-.5s.18-.27.33-.29l63.92-5.16A8,8,0,0,0,103,91.86l24.62-59.61c.08-.17.11-.25.35-.25s.27.08.35.25L153,91.86a8,8,0,0,0,6.75,4.92l63.92,5.16c.15,0,.24,0,.33.29S224,102.63,223.84,102.73Z',
              }),
            ),
          ],
        ]),
        i = n.forwardRef((e, t) => n.createElement(l.A, { ref: t, ...e, weights: r }))
      i.displayName = 'StarIcon'
      const s = i
    },
  },
])
