//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_leads_pages_IndustryFilter_tsx'],
  {
    2027(e, t, r) {
      r.d(t, { e: () => b })
      var n = r(1394),
        a = r(1424),
        l = r(5125),
        s = r(4602),
        i = r(2509),
        o = r(3411),
        d = r(8919),
        c = r(2143),
        u = r(2993)
      const h = new Map([
          [
            'bold',
            s.createElement(
              s.Fragment,
              null,
              s.createElement('path', { d: 'M228,128a12,12,0,0,1-12,12H40a12,12,0,0,1,0-24H216A12,12,0,0,1,228,128Z' }),
            ),
          ],
          [
            'regular',
            s.createElement(
              s.Fragment,
              null,
              s.createElement('path', { d: 'M224,128a8,8,0,0,1-8,8H40a8,8,0,0,1,0-16H216A8,8,0,0,1,224,128Z' }),
            ),
          ],
        ]),
        f = s.forwardRef((e, t) => s.createElement(u.A, { ref: t, ...e, weights: h }))
      function p({ name: e, above: t, depth: r, choice: a, onToggle: l, children: i }) {
        const o = (0, s.useRef)(null)
        return (
          (0, s.useEffect)(() => {
            o.current && (o.current.indeterminate = 'some' === a)
          }, [a]),
          (0, n.jsxs)('div', {
            className: 'tree__row',
            style: { '--depth': r },
            children: [
              (0, n.jsxs)('label', {
                className: 'tree__choice',
                children: [
                  (0, n.jsx)('input', {
                    ref: o,
                    type: 'checkbox',
                    className: 'tree__input',
                    checked: 'on' === a,
                    onChange: l,
                  }),
                  (0, n.jsx)('span', {
                    className: `tree__mark tree__mark--${a}`,
                    'aria-hidden': 'true',
                    children: 'some' === a ? (0, n.jsx)(f, { weight: 'bold' }) : (0, n.jsx)(c.J, { weight: 'bold' }),
                  }),
                  (0, n.jsxs)('span', {
                    className: 'tree__name',
                    children: [e, t ? (0, n.jsx)('span', { className: 'tree__above', children: t }) : null],
                  }),
                ],
              }),
              i,
            ],
          })
        )
      }
      function m(e, t, r) {
        return t.includes(r) || e.above(r).some((e) => t.includes(e))
          ? 'on'
          : t.some((t) => e.above(t).includes(r))
            ? 'some'
            : 'off'
      }
      function b(e) {
        const { label: t, searchLabel: r, items: c, nameOf: u, chosen: h, onChange: f } = e,
          b = (0, d.MN)(),
          v = (0, s.useMemo)(
            () =>
              ((e) => {
                const t = new Map(e.map((e) => [e.code, e])),
                  r = new Map(),
                  n = []
                for (const a of e) {
                  const e = void 0 !== a.parent && t.has(a.parent) ? a.parent : void 0
                  void 0 === e ? n.push(a) : r.set(e, [...(r.get(e) ?? []), a])
                }
                return {
                  roots: n,
                  childrenOf: (e) => r.get(e) ?? [],
                  above: (e) => {
                    const r = []
                    for (let n = t.get(e)?.parent; void 0 !== n && t.has(n) && !r.includes(n); )
                      r.push(n), (n = t.get(n)?.parent)
                    return r
                  },
                }
              })(c),
            [c],
          ),
          g = (0, s.useMemo)(() => new Map(c.map((e) => [e.code, u(e)])), [c, u]),
          [x, j] = (0, s.useState)(''),
          [_, w] = (0, s.useState)(() => h.flatMap((e) => v.above(e))),
          M = x.trim().toLocaleLowerCase(),
          y = (e, t, r) => {
            const s = u(e),
              o = _.includes(e.code),
              d = void 0 === r && v.childrenOf(e.code).length > 0
            return (0, n.jsx)(
              p,
              {
                name: s,
                above: r,
                depth: t,
                choice: m(v, h, e.code),
                onToggle: () =>
                  f(
                    ((e, t, r) => {
                      if ('on' !== m(e, t, r)) return [...t.filter((t) => !e.above(t).includes(r)), r]
                      if (t.includes(r)) return t.filter((e) => e !== r)
                      const n = e.above(r),
                        a = n.findIndex((e) => t.includes(e)),
                        l = [r, ...n.slice(0, a + 1)],
                        s = l.slice(1).flatMap((t, r) =>
                          e
                            .childrenOf(t)
                            .map((e) => e.code)
                            .filter((e) => e !== l[r]),
                        )
                      return [...t.filter((e) => e !== n[a]), ...s]
                    })(v, h, e.code),
                  ),
                children: d
                  ? (0, n.jsx)(i.K, {
                      label: b('filter.expand', { name: s }),
                      pressed: o,
                      tone: 'quiet',
                      onPress: () => w(o ? _.filter((t) => t !== e.code) : [..._, e.code]),
                      children: o
                        ? (0, n.jsx)(a.a, { 'aria-hidden': 'true' })
                        : (0, n.jsx)(l.K, { 'aria-hidden': 'true' }),
                    })
                  : null,
              },
              e.code,
            )
          },
          N = (e, t) => e.flatMap((e) => [y(e, t), ...(_.includes(e.code) ? N(v.childrenOf(e.code), t + 1) : [])]),
          k =
            '' === M
              ? N(v.roots, 0)
              : c
                  .filter((e) => u(e).toLocaleLowerCase().includes(M))
                  .slice(0, 100)
                  .map((e) => {
                    let t
                    return y(
                      e,
                      0,
                      ((t = e.code),
                      [...v.above(t)]
                        .reverse()
                        .map((e) => g.get(e) ?? e)
                        .join(' › ')),
                    )
                  })
        return (0, n.jsxs)(n.Fragment, {
          children: [
            (0, n.jsx)(o.L, { label: r, value: x, onChange: j }),
            (0, n.jsx)('div', {
              className: 'tree',
              role: 'group',
              'aria-label': t,
              children: k.length > 0 ? k : (0, n.jsx)('p', { className: 'tree__none', children: b('filter.nothing') }),
            }),
          ],
        })
      }
      f.displayName = 'MinusIcon'
    },
    9500(e, t, r) {
      var n = r(4602),
        a = r(7007)
      r.d(
        t,
        {},
        {
          Y: (e) => {
            const [t, r] = (0, n.useState)(),
              [l, s] = (0, n.useState)(0)
            return (
              (0, n.useEffect)(() => {
                const t = new AbortController()
                return (
                  r(void 0),
                  e(t.signal).catch((e) => {
                    t.signal.aborted || (0, a.mm)(e) || r(e)
                  }),
                  () => t.abort()
                )
              }, [e, l]),
              { error: t, retry: (0, n.useCallback)(() => s((e) => e + 1), []) }
            )
          },
        },
      )
    },
    5590(e, t, r) {
      r.r(t)
      var n = r(1394),
        a = r(7140),
        l = r(4602),
        s = r(5207),
        i = r(9761),
        o = r(804),
        d = r(1250),
        c = r(5589),
        u = r(4076),
        h = r(5018),
        f = r(7584),
        p = r(761),
        m = r(8607),
        b = r(2027),
        v = r(9500),
        g = r(5201),
        x = r(9097),
        j = r(8919)
      const _ = (0, a.PA)(() => {
        const e = (0, d.b)(),
          t = (0, j.MN)(),
          r = (0, i.FW)(),
          a = (0, i.ok)(),
          _ = (0, s.Pj)(x.U),
          { industries: w = [] } = (0, c.SQ)(g.y9),
          [M, y] = (0, l.useState)([...w]),
          { error: N, retry: k } = (0, v.Y)(_.loadIndustries),
          C = _.industries
        ;(0, c.Sw)(void 0 !== N ? 'error' : void 0 === C ? 'loading' : 'ready')
        const E = (0, l.useCallback)((e) => (0, o.Z)(e, a), [a])
        return (0, n.jsx)(u.b, {
          plain: !0,
          title: t('title.industries'),
          nav: {
            actions: (0, n.jsx)(h.$, {
              variant: 'plain',
              size: 'small',
              onPress: () => y([]),
              children: t('filter.reset'),
            }),
          },
          bottomBar: (0, n.jsx)(h.$, {
            variant: 'brand',
            wide: !0,
            onPress: () => e.answer(g.y9, M),
            children: t('filter.apply'),
          }),
          children:
            void 0 !== N
              ? (0, n.jsx)(f.X, {
                  kind: 'failed',
                  title: r('list.failed'),
                  text: (0, p.k)(N, r),
                  action: { label: r('boundary.retry'), onPress: k },
                })
              : void 0 === C
                ? (0, n.jsx)(m.dz, {})
                : (0, n.jsx)('div', {
                    className: 'filter',
                    children: (0, n.jsx)(b.e, {
                      label: t('title.industries'),
                      searchLabel: t('filter.searchIndustry'),
                      items: C,
                      nameOf: E,
                      chosen: M,
                      onChange: y,
                    }),
                  }),
        })
      })
      r.d(t, {}, { default: _ })
    },
    5726(e, t, r) {
      r.d(t, {}, { n: (e, t) => ({ id: e, create: t }) })
    },
  },
])
