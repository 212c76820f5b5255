//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_leads_pages_LeadList_tsx'],
  {
    2530(e, t, a) {
      var n = a(659),
        s = a(7269),
        r = a(3407),
        o = a(3865),
        i = a(6823),
        l = a(2956),
        d = a(8683)
      const c = n.FsL(
          n.Ikc({ id: i.D$ }),
          n.pdi(({ id: e }) => ({ clueId: e })),
        ),
        u = (0, s.T)({
          host: 'cm',
          method: 'POST',
          path: `${d.mQ}getClueDetailList`,
          send: 'json',
          about: 'Leads by id, whole; those that are gone or out of sight are left out.',
          request: n.FsL(
            n.Ikc({ ids: n.YOg(i.D$), lng: n.lqM(n.aig()), lat: n.lqM(n.aig()) }),
            n.pdi(({ ids: e, ...t }) => ({ ...t, clueIds: e })),
          ),
          response: n.YOg(l.HN),
        }),
        h = n.Ikc({
          claim: n.zMY(),
          edit: n.zMY(),
          checkIn: n.zMY(),
          assign: n.zMY(),
          discard: n.zMY(),
          returnPool: n.zMY(),
          phone: n.zMY(),
          why: n.FsL(
            n.cl6(n.g1P(n.YjP(), n.aig())),
            n.pdi((e) => e ?? {}),
          ),
        }),
        m = (0, s.T)({
          host: 'cm',
          method: 'GET',
          path: `${d.mQ}clueAuthority`,
          send: 'query',
          about: 'What I may do with one lead, and why not.',
          request: c,
          response: h,
        }),
        p = (0, s.T)({
          host: 'cm',
          method: 'GET',
          path: `${d.mQ}clueAttention`,
          send: 'query',
          repeatable: !0,
          about: 'Stars a lead for me.',
          request: c,
          response: d.PP,
        }),
        f = (0, s.T)({
          host: 'cm',
          method: 'GET',
          path: `${d.mQ}clueAttentionCancel`,
          send: 'query',
          repeatable: !0,
          about: 'Takes my star off a lead.',
          request: c,
          response: d.PP,
        }),
        g = n.Ikc({
          score: (0, r.no)(n.aig()),
          before: (0, r.no)(n.aig()),
          parts: n.YOg(
            n.Ikc({
              key: (0, o.yC)(i.Kl),
              got: n.aig(),
              max: n.aig(),
              why: (0, r.no)(n.Ikc({ code: n.YjP(), value: (0, r.no)(n.KCZ([n.aig(), n.YjP()])) })),
            }),
          ),
          at: (0, r.no)(r.n$),
        }),
        y = (0, s.T)({
          host: 'cm',
          method: 'POST',
          path: `${d.mQ}ennNewClueScoring/selectList`,
          send: 'json',
          about: 'The score of a lead with its parts and reasons.',
          request: c,
          response: g,
        }),
        v = ['bill', 'equipment', 'industry', 'measured', 'list'],
        w = n.Ikc({
          energy: (0, o.yC)(i.Hx),
          amount: n.aig(),
          basis: (0, o.yC)(v),
          margin: (0, r.no)(n.aig()),
          equipment: (0, r.no)(n.Ikc({ count: n.aig(), capacity: n.aig(), unit: n.YjP() })),
          peak: (0, r.no)(n.aig()),
        }),
        b = (0, s.T)({
          host: 'cm',
          method: 'GET',
          path: `${d.mQ}getEnnNewCluePotential`,
          send: 'query',
          about: 'The potential of a lead by energy, with its basis and margin.',
          request: c,
          response: (0, r._d)(w),
        }),
        k = n.FsL(
          n.Ikc({ clueId: i.D$, name: n.YjP(), nameEn: r.Qq, distance: n.aig() }),
          n.pdi((e) => ({ id: e.clueId, name: e.name, nameEn: e.nameEn, distance: e.distance })),
        ),
        x = (0, s.T)({
          host: 'cm',
          method: 'POST',
          path: `${d.mQ}findLowDistance`,
          send: 'json',
          about: 'Leads within 1 km of a lead, nearest first.',
          request: c,
          response: n.YOg(k),
        }),
        j = n.FsL(
          n.Ikc({
            contactId: n.YjP(),
            name: n.YjP(),
            nameEn: r.Qq,
            role: r.Qq,
            roleName: r.Qq,
            roleNameEn: r.Qq,
            phone: r.Qq,
            decider: (0, r.no)(n.zMY()),
          }),
          n.pdi((e) => ({
            id: e.contactId,
            name: e.name,
            nameEn: e.nameEn,
            roleName: e.roleName,
            roleNameEn: e.roleNameEn,
            phone: e.phone,
            callable: void 0 !== e.phone && !e.phone.includes('*'),
            decides: e.decider ?? !1,
          })),
        ),
        E = (0, s.T)({
          host: 'cm',
          method: 'POST',
          path: `${d.mQ}ennNewClueContact/selectClueIdAndBp`,
          send: 'json',
          about: 'People at the lead’s company; numbers are masked for those without the right.',
          request: c,
          response: n.YOg(j),
        })
      a.d(t, {}, { G_: y, KV: v, Qt: f, bv: b, sd: E, tR: u, v6: x, y7: p, zf: m })
    },
    9674(e, t, a) {
      var n = a(659),
        s = a(7269),
        r = a(3407),
        o = a(3865),
        i = a(6823),
        l = a(8683)
      const d = n.FsL(
          n.Ikc({ areaCode: n.YjP(), name: n.YjP(), parent: r.Qq }),
          n.pdi((e) => ({ code: e.areaCode, name: e.name, parent: e.parent })),
        ),
        c = (0, s.T)({
          host: 'cm',
          method: 'GET',
          path: `${l.mQ}getAreas`,
          send: 'query',
          about: 'Administrative divisions in which there are leads that I may see, each with the one above it.',
          request: n.Ikc({}),
          response: n.YOg(d),
        }),
        u = n.FsL(
          n.Ikc({ code: n.YjP(), name: n.YjP(), nameEn: r.Qq, parent: r.Qq }),
          n.pdi((e) => ({ code: e.code, name: e.name, nameEn: e.nameEn, parent: e.parent })),
        ),
        h = (0, s.T)({
          host: 'crm',
          method: 'POST',
          path: '/api/v1/doctionary/dic',
          send: 'form',
          about: 'A dictionary: industries.',
          request: n.FsL(
            n.Ikc({}),
            n.pdi(() => ({ type: 'industry' })),
          ),
          response: n.YOg(u),
        }),
        m = (0, s.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}ennNewClueLabel/selectList`,
          send: 'json',
          about: 'All labels that a lead can have.',
          request: n.Ikc({}),
          response: n.YOg(l.Gx),
        }),
        p = (0, s.T)({
          host: 'cm',
          method: 'GET',
          path: `${l.mQ}getCustomerLableById`,
          send: 'query',
          about: 'Labels of a company, by its id.',
          request: n.FsL(
            n.Ikc({ customerId: n.YjP() }),
            n.pdi(({ customerId: e }) => ({ custId: e })),
          ),
          response: n.YOg(l.Gx),
        }),
        f = (0, s.T)({
          host: 'cm',
          method: 'GET',
          path: `${l.mQ}getCustomerLableByCreditCode`,
          send: 'query',
          about: 'Labels of a company, by its credit code.',
          request: n.Ikc({ creditCode: n.YjP() }),
          response: n.YOg(l.Gx),
        }),
        g = n.FsL(
          n.Ikc({ code: (0, o.yC)(i.dq), name: n.YjP(), nameEn: r.Qq }),
          n.pdi((e) => ({ kind: e.code, name: e.name, nameEn: e.nameEn })),
        ),
        y = (0, s.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}findClueDiscardReason`,
          send: 'json',
          about: 'Reasons for discarding a lead.',
          request: n.Ikc({}),
          response: n.YOg(g),
        })
      a.d(t, {}, { G: f, Hd: p, IM: m, fj: h, hD: y, j8: c })
    },
    2956(e, t, a) {
      var n = a(659),
        s = a(3407),
        r = a(3865),
        o = a(6823),
        i = a(8683)
      const l = ['visit', 'call', 'message', 'checkIn'],
        d = n.Ikc({ at: s.n$, kind: (0, r.yC)(o.T6), text: s.Qq, textEn: s.Qq }),
        c = n.Ikc({
          gas: (0, s.no)(n.aig()),
          elec: (0, s.no)(n.aig()),
          roof: (0, s.no)(n.aig()),
          steam: (0, s.no)(n.aig()),
        }),
        u = {
          clueId: o.D$,
          name: n.YjP(),
          nameEn: s.Qq,
          version: n.aig(),
          stage: (0, r.yC)(o.hq),
          state: (0, r.yC)(o.Af),
          attention: (0, s.no)(n.zMY()),
          score: (0, s.no)(n.aig()),
          potential: (0, s.no)(c),
          nextStep: (0, s.no)(d),
          returnAt: (0, s.no)(s.n$),
          distance: (0, s.no)(n.aig()),
          industry: (0, s.no)(n.Ikc({ code: s.Qq, name: n.YjP(), nameEn: s.Qq })),
          labels: (0, s._d)(i.Gx),
          lastContact: (0, s.no)(n.Ikc({ kind: (0, r.yC)(l), at: s.n$ })),
          createdAt: (0, s.no)(s.n$),
          owner: (0, s.no)(s.MV),
          phone: s.Qq,
        },
        h = { gas: void 0, elec: void 0, roof: void 0, steam: void 0 }
      function m(e) {
        return {
          id: e.clueId,
          name: e.name,
          nameEn: e.nameEn,
          version: e.version,
          stage: e.stage,
          state: e.state,
          followed: e.attention ?? !1,
          score: e.score,
          potential: e.potential ?? h,
          nextStep: e.nextStep,
          returnAt: e.returnAt,
          distance: e.distance,
          industry: e.industry && { code: e.industry.code, name: e.industry.name, nameEn: e.industry.nameEn },
          labels: e.labels,
          lastContact: e.lastContact,
          createdAt: e.createdAt,
          owner: e.owner,
          phone: e.phone,
        }
      }
      const p = n.FsL(n.Ikc(u), n.pdi(m)),
        f = n.FsL(
          n.Ikc({ stage: (0, r.yC)(o.hq), at: s.n$, by: (0, s.no)(s.MV) }),
          n.pdi((e) => ({ stage: e.stage, at: e.at, by: e.by })),
        ),
        g = n.FsL(
          n.Ikc({
            reason: (0, r.yC)(o.dq),
            until: s.Qq,
            note: s.Qq,
            sameAs: (0, s.no)(o.D$),
            by: (0, s.no)(s.MV),
            at: (0, s.no)(s.n$),
          }),
          n.pdi((e) => ({ kind: e.reason, until: e.until, note: e.note, sameAs: e.sameAs, by: e.by, at: e.at })),
        ),
        y = n.FsL(
          n.Ikc({
            ...u,
            creditCode: s.Qq,
            company: s.Qq,
            custId: s.Qq,
            address: s.Qq,
            addressEn: s.Qq,
            point: (0, s.no)(n.Ikc({ lng: n.aig(), lat: n.aig() })),
            areaCode: s.Qq,
            entity: (0, s.no)(n.Ikc({ entityId: n.YjP(), name: n.YjP(), nameEn: s.Qq })),
            source: (0, s.no)((0, r.yC)(o.Sd)),
            collaborators: (0, s._d)(s.MV),
            distanceToMain: (0, s.no)(n.aig()),
            cognition: (0, s.no)(n.aig()),
            steps: (0, s._d)(f),
            missing: (0, s._d)(n.YjP()),
            discard: (0, s.no)(g),
            returnReason: s.Qq,
            counts: (0, s.no)(n.Ikc({ tracks: n.aig(), clockIns: n.aig(), contacts: n.aig() })),
          }),
          n.pdi((e) => ({
            ...m(e),
            creditCode: e.creditCode,
            company: e.company,
            customerId: e.custId,
            address: e.address,
            addressEn: e.addressEn,
            point: e.point,
            areaCode: e.areaCode,
            entity: e.entity && { id: e.entity.entityId, name: e.entity.name, nameEn: e.entity.nameEn },
            source: e.source,
            collaborators: e.collaborators,
            distanceToMain: e.distanceToMain,
            cognition: e.cognition,
            steps: e.steps,
            missing: e.missing,
            discard: e.discard,
            returnReason: e.returnReason,
            counts: e.counts,
          })),
        )
      a.d(t, {}, { HN: y, aq: p, lE: d, uB: l })
    },
    5665(e, t, a) {
      var n = a(659),
        s = a(7269),
        r = a(3407),
        o = a(6872),
        i = a(2956),
        l = a(8683)
      const d = { ...o.J2, lng: n.lqM(n.aig()), lat: n.lqM(n.aig()) },
        c = ['org', 'pool']
      function u({ lng: e, lat: t, ...a }) {
        return { ...(0, o.hH)(a), ...(void 0 === e || void 0 === t ? {} : { lng: e, lat: t }) }
      }
      const h = (0, s.T)({
          host: 'cm',
          method: 'GET',
          path: `${l.mQ}getClueList`,
          send: 'query',
          about: 'One page of the leads of the organisation, or of its public pool.',
          request: n.FsL((0, s.I)({ ...d, type: n.KIO(c) }), n.pdi(u)),
          response: (0, r.c3)(i.aq),
        }),
        m = (0, s.T)({
          host: 'cm',
          method: 'GET',
          path: `${l.mQ}getClueOwnList`,
          send: 'query',
          about: 'One page of the leads that I own or share.',
          request: n.FsL((0, s.I)(d), n.pdi(u)),
          response: (0, r.c3)(i.aq),
        }),
        p = n.Ikc({
          total: n.aig(),
          gas: n.aig(),
          due: n.aig(),
          late: n.aig(),
          byStage: n.FsL(n.YOg(n.aig()), n.Bw9(5)),
          scoreHist: n.FsL(n.YOg(n.aig()), n.Bw9(20)),
        }),
        f = (0, s.T)({
          host: 'cm',
          method: 'GET',
          path: `${l.mQ}getClueSum`,
          send: 'query',
          about: 'Figures over the leads of the organisation or of its public pool, with the list’s filters.',
          request: n.FsL(n.Ikc({ ...d, type: n.KIO(c) }), n.pdi(u)),
          response: p,
        }),
        g = (0, s.T)({
          host: 'cm',
          method: 'GET',
          path: `${l.mQ}getClueOwnSum`,
          send: 'query',
          about: 'Figures over my leads, with the list’s filters.',
          request: n.FsL(n.Ikc(d), n.pdi(u)),
          response: p,
        }),
        y = (0, s.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}isShowMyClue`,
          send: 'query',
          about: 'Whether the tab Mine is shown.',
          request: n.Ikc({}),
          response: n.zMY(),
        }),
        v = (0, s.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}isManagementArea`,
          send: 'query',
          about: 'Whether the tab Organisation is shown.',
          request: n.Ikc({}),
          response: n.zMY(),
        }),
        w = (0, s.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}findClue`,
          send: 'json',
          about: 'Search over all leads that I may see: name, credit code, address.',
          request: (0, s.I)({ keyword: n.YjP() }),
          response: (0, r.c3)(i.aq),
        })
      a.d(t, {}, { Dc: v, Xs: w, Z4: f, cA: h, eZ: m, je: y, r3: g })
    },
    8683(e, t, a) {
      var n = a(659),
        s = a(3407),
        r = a(3865),
        o = a(6823)
      const i = n.FsL(
          n.L5J(),
          n.pdi(() => void 0),
        ),
        l = n.FsL(
          n.Ikc({ labelId: n.YjP(), name: n.YjP(), nameEn: s.Qq, category: (0, r.yC)(o.Yi) }),
          n.pdi((e) => ({ id: e.labelId, name: e.name, nameEn: e.nameEn, category: e.category })),
        )
      a.d(t, {}, { Gx: l, PP: i, mQ: '/api/cperpDemandMgr/ennNewClue/' })
    },
    1264(e, t, a) {
      const n = Object.keys(a(6872).J2)
      a.d(
        t,
        {},
        {
          B: ({ sort: e, radius: t }) => 'distance' === e || void 0 !== t,
          K: (e) =>
            Object.fromEntries(
              n
                .filter((t) => {
                  var a
                  return Array.isArray((a = e[t])) ? a.length > 0 : void 0 !== a && '' !== a && !1 !== a
                })
                .map((t) => [t, e[t]]),
            ),
        },
      )
    },
    4554(e, t, a) {
      var n = a(4602),
        s = a(5207),
        r = a(7028),
        o = a(3216),
        i = a(8919)
      a.d(
        t,
        {},
        {
          y: (e) => {
            const t = (0, i.MN)(),
              { feedback: a } = (0, s.zi)(),
              l = (0, s.Pj)(o.N),
              d = (0, s.Pj)(r.v)
            return (0, n.useCallback)(
              async (n) => {
                if (void 0 !== n) {
                  const e = await d.find()
                  if ((l.keepLocated(void 0 !== e), !e)) return a.toast(t('list.noPositionChip'), { duration: 5e3 })
                }
                e({ radius: n })
              },
              [e, a, l, d, t],
            )
          },
        },
      )
    },
    6141(e, t, a) {
      var n = a(3865),
        s = a(6823)
      const r = { found: 'found', verified: 'verified', followedUp: 'followed', opportunity: 'opportunity', won: 'won' }
      a.d(
        t,
        {},
        {
          B: (e) => ((0, n.qE)(s.hq, e) ? r[e] : 'discarded'),
          p: (e, t, a, s) => ((0, n.qE)(a, s) ? e(`${t}.${s}`) : s),
        },
      )
    },
    8972(e, t, a) {
      let n, s
      a.r(t), a.d(t, { default: () => tr, prepare: () => tn, texts: () => ts })
      var r = a(1394),
        o = a(7140),
        i = a(4602),
        l = a(5207),
        d = a(922),
        c = a(9021),
        u = a(7007),
        h = a(9761),
        m = a(5589),
        p = a(4580),
        f = a(8607)
      const g = { pulling: 'pullDown', letGo: 'pullLetGo', loading: 'loading', done: 'pullDone' }
      function y({ onRefresh: e, disabled: t = !1, children: a }) {
        const n = (0, h.FW)(),
          s = (0, i.useRef)(null),
          o = ((e, t, a) => {
            const [n, s] = (0, i.useState)('none'),
              r = (0, i.useRef)(t)
            return (
              (0, i.useEffect)(() => {
                r.current = t
              }),
              (0, i.useEffect)(() => {
                let t,
                  n,
                  { current: o } = e
                if (!o || a) return
                let i = 0,
                  l = !1,
                  d = (e, t) => {
                    ;(i = e),
                      (o.style.transition = t ? '' : 'none'),
                      (o.style.transform = 0 === e ? '' : `translate3d(0, ${e}px, 0)`)
                  },
                  c = () => {
                    ;(l = !1), d(0, !0), s('none')
                  },
                  u = (e) => {
                    var a
                    const n = e.touches[0]
                    if (!t || !n) return
                    const r = n.clientY - t.clientY
                    if (0 === i && (r <= 0 || Math.abs(n.clientX - t.clientX) > r)) return m()
                    e.cancelable && e.preventDefault(),
                      d((a = Math.max(0, r)) <= 50 ? a : a < 100 ? 50 + (a - 50) / 2 : 75 + (a - 100) / 4, !1),
                      s(i < 50 ? 'pulling' : 'letGo')
                  },
                  h = () => {
                    const e = i >= 50
                    m(),
                      e
                        ? (async () => {
                            ;(l = !0), d(50, !0), s('loading'), await r.current(), s('done'), (n = setTimeout(c, 500))
                          })()
                        : i > 0 && c()
                  },
                  m = () => {
                    ;(t = void 0),
                      o.removeEventListener('touchmove', u),
                      o.removeEventListener('touchend', h),
                      o.removeEventListener('touchcancel', h)
                  },
                  p = (e) => {
                    l ||
                      e.touches.length > 1 ||
                      ((e) => {
                        for (let t = e; t; t = t.parentElement) if (t.scrollTop > 0) return t.scrollTop
                        return 0
                      })(o) > 0 ||
                      ((t = e.touches[0]),
                      o.addEventListener('touchmove', u, { passive: !1 }),
                      o.addEventListener('touchend', h),
                      o.addEventListener('touchcancel', h))
                  }
                return (
                  o.addEventListener('touchstart', p, { passive: !0 }),
                  () => {
                    clearTimeout(n), m(), o.removeEventListener('touchstart', p), d(0, !0)
                  }
                )
              }, [e, a]),
              n
            )
          })(s, e, t)
        return (0, r.jsxs)('div', {
          ref: s,
          className: 'pull',
          children: [
            (0, r.jsx)('div', { className: 'pull__head', role: 'status', children: 'none' === o ? null : n(g[o]) }),
            a,
          ],
        })
      }
      var v = a(7584),
        w = a(761),
        b = a(3604)
      function k({ tone: e = 'warn', icon: t, action: a, children: n }) {
        return (0, r.jsxs)('div', {
          className: (0, b.L)('banner', `banner--${e}`),
          role: 'status',
          children: [
            t,
            (0, r.jsx)('span', { className: 'banner__text', children: n }),
            a
              ? (0, r.jsx)('button', {
                  type: 'button',
                  className: 'banner__act',
                  onClick: a.onPress,
                  children: a.label,
                })
              : null,
          ],
        })
      }
      var x = a(3332),
        j = a(9983)
      const E = (0, o.PA)(({ list: e, label: t, row: a, rowHeight: n, empty: s, header: o }) => {
        const l = (0, h.FW)(),
          d = (0, p.Z)(),
          { scroller: c } = (0, m.N5)()
        ;(0, m.Sw)(
          'failed' === e.status ? 'error' : 'loading' === e.status ? 'loading' : 0 === e.ids.length ? 'empty' : 'ready',
        ),
          (0, i.useEffect)(() => () => e.pause(), [e])
        const u = (0, i.useCallback)(async () => {
            try {
              await e.reload()
            } catch (e) {
              d(e)
            }
          }, [e, d]),
          g = (0, m.fs)('list:heights'),
          w = g.get(),
          b = (0, i.useCallback)(() => void e.reload(), [e]),
          k = (0, i.useCallback)(() => void e.loadMore(), [e])
        return 'failed' === e.status
          ? (0, r.jsx)(A, { error: e.error, retry: b, t: l })
          : 'loading' === e.status
            ? (0, r.jsx)(f.dz, {})
            : (0, r.jsxs)(y, {
                onRefresh: u,
                children: [
                  o,
                  e.seenAt ? (0, r.jsx)(M, { seenAt: e.seenAt, retry: u, t: l }) : null,
                  0 === e.ids.length
                    ? (0, r.jsx)(v.X, { kind: 'empty', ...s })
                    : (0, r.jsx)(j.V, {
                        label: t,
                        ids: e.ids,
                        row: a,
                        rowHeight: n,
                        scroller: c,
                        total: e.total,
                        onNearEnd: k,
                        initialHeights: w?.key === e.key ? w.rows : void 0,
                        onLeave: (t) => g.set({ key: e.key, rows: t }),
                        footer: (0, r.jsx)(N, { list: e, retry: e.seenAt ? u : k, t: l }),
                      }),
                ],
              })
      })
      function A({ error: e, retry: t, t: a }) {
        const n = (0, u.aK)(e)
        return (0, r.jsx)(v.X, {
          kind: n ? 'offline' : 'failed',
          title: a(n ? 'list.offline' : 'list.failed'),
          text: (0, w.k)(e, a),
          action: { label: a('boundary.retry'), onPress: t },
        })
      }
      function M({ seenAt: e, retry: t, t: a }) {
        const n = (0, h.ok)()
        ;(0, i.useEffect)(
          () => (window.addEventListener('online', t), () => window.removeEventListener('online', t)),
          [t],
        )
        const s = 0 === (0, c.Z$)(e) ? (0, c.rb)(e) : (0, c.K9)(e, n)
        return (0, r.jsx)(k, {
          icon: (0, r.jsx)(d.l, { 'aria-hidden': 'true' }),
          action: { label: a('boundary.retry'), onPress: t },
          children: a('list.asOf', { when: s }),
        })
      }
      const N = (0, o.PA)(({ list: e, retry: t, t: a }) =>
        'failed' === e.more || (e.seenAt && !e.complete)
          ? (0, r.jsx)(x.X, { text: (0, w.k)(e.error, a), onRetry: t })
          : 'loading' === e.more
            ? (0, r.jsx)(f.dz, { count: 2 })
            : null,
      )
      var P = a(4076),
        L = a(5201),
        C = a(689),
        _ = a(8919),
        S = a(8689),
        T = a(2993)
      const I = new Map([
          [
            'fill',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M245,110.64A16,16,0,0,0,232,104H216V88a16,16,0,0,0-16-16H130.67L102.94,51.2a16.14,16.14,0,0,0-9.6-3.2H40A16,16,0,0,0,24,64V208h0a8,8,0,0,0,8,8H211.1a8,8,0,0,0,7.59-5.47l28.49-85.47A16.05,16.05,0,0,0,245,110.64ZM93.34,64,123.2,86.4A8,8,0,0,0,128,88h72v16H69.77a16,16,0,0,0-15.18,10.94L40,158.7V64Z',
              }),
            ),
          ],
          [
            'regular',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M245,110.64A16,16,0,0,0,232,104H216V88a16,16,0,0,0-16-16H130.67L102.94,51.2a16.14,16.14,0,0,0-9.6-3.2H40A16,16,0,0,0,24,64V208h0a8,8,0,0,0,8,8H211.1a8,8,0,0,0,7.59-5.47l28.49-85.47A16.05,16.05,0,0,0,245,110.64ZM93.34,64,123.2,86.4A8,8,0,0,0,128,88h72v16H69.77a16,16,0,0,0-15.18,10.94L40,158.7V64Zm112,136H43.1l26.67-80H232Z',
              }),
            ),
          ],
        ]),
        H = i.forwardRef((e, t) => i.createElement(T.A, { ref: t, ...e, weights: I }))
      H.displayName = 'FolderOpenIcon'
      const q = new Map([
          [
            'fill',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M216,104v48a88,88,0,0,1-176,0V136a16,16,0,0,1,32,0v8a8,8,0,0,0,16,0V88a16,16,0,0,1,32,0v16a8,8,0,0,0,16,0V88a16,16,0,0,1,32,0v16a8,8,0,0,0,16,0,16,16,0,0,1,32,0Z',
              }),
            ),
          ],
          [
            'regular',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M188,80a27.79,27.79,0,0,0-13.36,3.4,28,28,0,0,0-46.64-11A28,28,0,0,0,80,92v20H68a28,28,0,0,0-28,28v12a88,88,0,0,0,176,0V108A28,28,0,0,0,188,80Zm12,72a72,72,0,0,1-144,0V140a12,12,0,0,1,12-12H80v24a8,8,0,0,0,16,0V92a12,12,0,0,1,24,0v28a8,8,0,0,0,16,0V92a12,12,0,0,1,24,0v28a8,8,0,0,0,16,0V108a12,12,0,0,1,24,0Z',
              }),
            ),
          ],
        ]),
        F = i.forwardRef((e, t) => i.createElement(T.A, { ref: t, ...e, weights: q }))
      F.displayName = 'HandGrabbingIcon'
      var O = a(3521),
        Z = a(1028),
        Y = a(804),
        V = a(8609)
      function $() {
        return (0, l.zi)().decide({ permission: 'lead.take' }).ok
      }
      function Q({ lead: e, actions: t }) {
        const a = (0, _.MN)(),
          n = (0, h.ok)(),
          s = $()
        if (!e) return null
        const { id: o, phone: i, followed: l, state: d } = e,
          c = [
            { label: a('actions.open'), icon: (0, r.jsx)(H, { 'aria-hidden': 'true' }), onPress: () => t.open(o) },
            s &&
              'pool' === d && {
                label: a('actions.take'),
                icon: (0, r.jsx)(F, { 'aria-hidden': 'true' }),
                onPress: () => t.take(o),
              },
            void 0 !== i && {
              label: a('actions.call', { phone: i }),
              icon: (0, r.jsx)(O.b, { 'aria-hidden': 'true' }),
              onPress: () => t.call(i),
            },
            {
              label: a(l ? 'actions.unfollow' : 'actions.follow'),
              icon: (0, r.jsx)(Z.F, { weight: l ? 'fill' : 'regular', 'aria-hidden': 'true' }),
              onPress: () => t.follow(e),
            },
            {
              label: a('actions.copyName'),
              icon: (0, r.jsx)(S.Q, { 'aria-hidden': 'true' }),
              onPress: () => t.copyName(e),
            },
          ]
        return (0, r.jsx)(V.W, {
          open: !0,
          onClose: () => t.menu(void 0),
          title: (0, Y.Z)(e, n),
          actions: c.filter((e) => !1 !== e),
        })
      }
      var R = a(3012),
        D = a(7181)
      const z = 2 * Math.PI * 20
      function K({ score: e, label: t }) {
        var a
        const n = Math.max(0, Math.min(100, e ?? 0)) / 100
        return (0, r.jsxs)('span', {
          className: (0, b.L)('score', `score--${((a = e ?? 0)) >= 80 ? 'high' : a >= 60 ? 'mid' : 'low'}`),
          role: 'img',
          'aria-label': t,
          children: [
            (0, r.jsxs)('svg', {
              viewBox: '0 0 44 44',
              'aria-hidden': 'true',
              children: [
                (0, r.jsx)('circle', { className: 'score__track', cx: '22', cy: '22', r: '20' }),
                n > 0
                  ? (0, r.jsx)('circle', {
                      className: 'score__arc',
                      cx: '22',
                      cy: '22',
                      r: '20',
                      strokeDasharray: `${(n * z).toFixed(1)} ${z.toFixed(1)}`,
                    })
                  : null,
              ],
            }),
            void 0 === e ? '–' : Math.round(e),
          ],
        })
      }
      var B = a(2107),
        G = a(6823),
        W = a(6141),
        U = a(2956)
      function X({ lead: { lastContact: e, createdAt: t }, t: a, language: n }) {
        return e
          ? a('row.last', { kind: (0, W.p)(a, 'contact', U.uB, e.kind), day: (0, c.YW)(e.at, n) })
          : t
            ? 0 === (0, c.Z$)(t)
              ? a('row.newToday')
              : a('row.new', { day: (0, c.YW)(t, n) })
            : null
      }
      var J = a(2674),
        ee = a(5100)
      function et({ lead: e, withOwner: t, t: a, language: n }) {
        const { industry: s, labels: o, owner: i } = e,
          l = [...(s ? [s] : []), ...o].map((e) => (0, Y.Z)(e, n)),
          d = t && i ? (0, Y.Z)(i, n) : void 0,
          c = l.slice(0, void 0 === d ? 2 : 1),
          u = l.length - c.length
        return (0, r.jsxs)(r.Fragment, {
          children: [
            void 0 === d
              ? null
              : (0, r.jsxs)(ee.v, {
                  icon: (0, r.jsx)(J.K, { 'aria-hidden': 'true' }),
                  children: [
                    (0, r.jsx)('span', { className: 'visually-hidden', children: a('row.owner', { name: '' }) }),
                    d,
                  ],
                }),
            c.map((e, t) =>
              (0, r.jsxs)(
                'span',
                {
                  className: 'lead__tag',
                  children: [
                    (0, r.jsx)(ee.v, { children: (0, r.jsx)('span', { className: 'truncate', children: e }) }),
                    u > 0 && t === c.length - 1 ? a('row.more', { count: u }) : null,
                  ],
                },
                e,
              ),
            ),
          ],
        })
      }
      const ea = new Map([
          [
            'bold',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M144,128a16,16,0,1,1-16-16A16,16,0,0,1,144,128ZM60,112a16,16,0,1,0,16,16A16,16,0,0,0,60,112Zm136,0a16,16,0,1,0,16,16A16,16,0,0,0,196,112Z',
              }),
            ),
          ],
          [
            'regular',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M140,128a12,12,0,1,1-12-12A12,12,0,0,1,140,128Zm56-12a12,12,0,1,0,12,12A12,12,0,0,0,196,116ZM60,116a12,12,0,1,0,12,12A12,12,0,0,0,60,116Z',
              }),
            ),
          ],
        ]),
        en = i.forwardRef((e, t) => i.createElement(T.A, { ref: t, ...e, weights: ea }))
      function es({ title: e, actions: t, children: a }) {
        const n = (0, h.FW)(),
          o = (0, i.useRef)(null),
          l = (0, i.useRef)(null),
          [d, c] = (0, i.useState)(!1),
          [u, m] = (0, i.useState)(!1),
          p = ((e, t) => {
            const [a, n] = (0, i.useState)(!1),
              r = (0, i.useRef)(void 0),
              o = (0, i.useRef)(0),
              l = (0, i.useRef)(!1),
              d = (t, a) => {
                const { current: n } = e
                ;(o.current = t),
                  n &&
                    ((n.style.transition = a ? '' : 'none'),
                    (n.style.transform = 0 === t ? '' : `translate3d(${t}px, 0, 0)`))
              },
              c = (0, i.useRef)(() => {
                d(0, !0), s === c.current && (s = void 0)
              })
            ;(0, i.useEffect)(() => {
              const t = (t) => {
                if (0 === o.current || r.current) return
                const { target: a } = t
                ;(a instanceof Node && e.current?.parentElement?.contains(a)) || c.current()
              }
              if (a)
                return (
                  document.addEventListener('pointerdown', t, !0),
                  () => document.removeEventListener('pointerdown', t, !0)
                )
            }, [a, e])
            const u = () => {
              const { current: e } = r
              if (((r.current = void 0), !e?.moved)) return
              l.current = !0
              const a = t.current?.offsetWidth ?? 0
              if (-o.current < 0.4 * a) return c.current()
              d(-a, !0), s !== c.current && s?.(), (s = c.current)
            }
            return {
              begun: a,
              close: c.current,
              handlers: {
                onPointerDown: (e) => {
                  ;('mouse' === e.pointerType && e.button > 0) ||
                    ((l.current = !1), (r.current = { x: e.clientX, y: e.clientY, from: o.current, moved: !1 }))
                },
                onPointerMove: (e) => {
                  const { current: a } = r
                  if (!a || ('mouse' === e.pointerType && 0 === e.buttons)) return
                  const s = e.clientX - a.x
                  if (!a.moved) {
                    if (5 >= Math.abs(s) || Math.abs(s) < Math.abs(e.clientY - a.y)) return
                    ;(a.moved = !0), n(!0)
                  }
                  d(Math.max(-(t.current?.offsetWidth ?? 0), Math.min(0, a.from + s)), !1)
                },
                onPointerUp: u,
                onPointerCancel: u,
                onClickCapture: (t) => {
                  t.target instanceof Node &&
                    e.current?.contains(t.target) &&
                    (0 !== o.current || l.current) &&
                    (t.preventDefault(), t.stopPropagation(), l.current || c.current(), (l.current = !1))
                },
              },
            }
          })(o, l)
        return 0 === t.length
          ? a
          : (0, r.jsxs)('div', {
              className: 'swipe',
              ...p.handlers,
              children: [
                p.begun
                  ? (0, r.jsx)('div', {
                      ref: l,
                      className: 'swipe__actions',
                      'aria-hidden': 'true',
                      children: t.slice(0, 2).map((e, a) =>
                        (0, r.jsxs)(
                          'button',
                          {
                            type: 'button',
                            tabIndex: -1,
                            className: (0, b.L)('swipe__btn', a === t.length - 1 && 'swipe__btn--strong'),
                            onClick: () => {
                              p.close(), e.onPress()
                            },
                            children: [e.icon, e.label],
                          },
                          e.label,
                        ),
                      ),
                    })
                  : null,
                (0, r.jsx)('div', { ref: o, className: 'swipe__front', children: a }),
                (0, r.jsx)('button', {
                  type: 'button',
                  className: 'swipe__more',
                  'aria-label': n('moreFor', { name: e }),
                  'aria-haspopup': 'dialog',
                  onClick: () => {
                    m(!0), c(!0)
                  },
                  children: (0, r.jsx)(en, { weight: 'bold', 'aria-hidden': 'true' }),
                }),
                u ? (0, r.jsx)(V.W, { open: d, onClose: () => c(!1), title: e, actions: t }) : null,
              ],
            })
      }
      function er({ lead: { id: e, phone: t, state: a }, name: n, actions: s, t: o, children: i }) {
        const l = $(),
          d = void 0 === t ? [] : [{ label: o('row.call'), icon: (0, r.jsx)(O.b, {}), onPress: () => s.call(t) }],
          c = l && 'pool' === a ? [{ label: o('row.take'), icon: (0, r.jsx)(F, {}), onPress: () => s.take(e) }] : []
        return (0, r.jsx)(es, { title: n, actions: [...d, ...c], children: i })
      }
      en.displayName = 'DotsThreeIcon'
      var eo = a(3423)
      const ei = new Map([
          [
            'regular',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M208,32H184V24a8,8,0,0,0-16,0v8H88V24a8,8,0,0,0-16,0v8H48A16,16,0,0,0,32,48V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V48A16,16,0,0,0,208,32ZM72,48v8a8,8,0,0,0,16,0V48h80v8a8,8,0,0,0,16,0V48h24V80H48V48ZM208,208H48V96H208V208Zm-50.34-74.34L139.31,152l18.35,18.34a8,8,0,0,1-11.32,11.32L128,163.31l-18.34,18.35a8,8,0,0,1-11.32-11.32L116.69,152,98.34,133.66a8,8,0,0,1,11.32-11.32L128,140.69l18.34-18.35a8,8,0,0,1,11.32,11.32Z',
              }),
            ),
          ],
        ]),
        el = i.forwardRef((e, t) => i.createElement(T.A, { ref: t, ...e, weights: ei }))
      el.displayName = 'CalendarXIcon'
      var ed = a(8702)
      const ec = new Map([
          [
            'regular',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M200,75.64V40a16,16,0,0,0-16-16H72A16,16,0,0,0,56,40V76a16.07,16.07,0,0,0,6.4,12.8L114.67,128,62.4,167.2A16.07,16.07,0,0,0,56,180v36a16,16,0,0,0,16,16H184a16,16,0,0,0,16-16V180.36a16.09,16.09,0,0,0-6.35-12.77L141.27,128l52.38-39.6A16.05,16.05,0,0,0,200,75.64ZM184,216H72V180l56-42,56,42.35Zm0-140.36L128,118,72,76V40H184Z',
              }),
            ),
          ],
        ]),
        eu = i.forwardRef((e, t) => i.createElement(T.A, { ref: t, ...e, weights: ec }))
      eu.displayName = 'HourglassIcon'
      var eh = a(9509)
      function em({ tone: e = 'plain', icon: t, children: a }) {
        return (0, r.jsxs)('span', {
          className: (0, b.L)('why', `why--${e}`),
          children: [t, (0, r.jsx)('span', { className: 'why__text', children: a })],
        })
      }
      var ep = a(1270)
      const ef = { late: eh.N, today: ed.z, planned: eo.J, returns: eu, noStep: el }
      function eg({ lead: e, t, language: a, now: n = new Date() }) {
        const s = (({ state: e, stage: t, nextStep: a, returnAt: n }, s) => {
          if ('owned' !== e || 'won' === t) return
          const r = a ? (0, ep.YM)(s, a.at) : void 0
          if (a && void 0 !== r && r < 0) return { kind: 'late', step: a.kind, days: -r }
          if (a && 0 === r) return { kind: 'today', step: a.kind, at: a.at }
          const o = n ? (0, ep.YM)(s, n) : void 0
          return void 0 !== o && o <= 7 && (void 0 === r || o < r)
            ? { kind: 'returns', days: Math.max(0, o), pressing: o <= 3 }
            : a
              ? { kind: 'planned', step: a.kind, at: a.at }
              : { kind: 'noStep' }
        })(e, n)
        if (!s) return null
        const o = ef[s.kind]
        return (0, r.jsx)(em, {
          tone:
            'late' === s.kind ? 'risk' : 'today' === s.kind || ('returns' === s.kind && s.pressing) ? 'warn' : 'plain',
          icon: (0, r.jsx)(o, { 'aria-hidden': 'true' }),
          children: ((e, t, a, n) => {
            switch (e.kind) {
              case 'late':
                return t('why.late', { step: (0, W.p)(t, 'step', G.T6, e.step), count: e.days })
              case 'today':
                return t('why.today', { step: (0, W.p)(t, 'step', G.T6, e.step), time: (0, c.rb)(e.at) })
              case 'planned':
                return t('why.planned', { step: (0, W.p)(t, 'step', G.T6, e.step), day: (0, c.wv)(e.at, a, n) })
              case 'returns':
                return 0 === e.days ? t('why.returnsToday') : t('why.returns', { count: e.days })
              case 'noStep':
                return t('why.noStep')
            }
          })(s, t, a, n),
        })
      }
      const ey = (0, o.PA)(({ id: e, tab: t, actions: a }) => {
          const n = (0, l.Pj)(C.Y).get(e),
            s = (0, _.MN)(),
            o = (0, h.ok)()
          return n
            ? (0, r.jsx)(er, {
                lead: n,
                name: (0, Y.Z)(n, o),
                actions: a,
                t: s,
                children: (0, r.jsx)(ev, { lead: n, tab: t, actions: a, t: s, language: o }),
              })
            : null
        }),
        ev = (0, i.memo)(({ lead: e, tab: t, actions: a, t: n, language: s }) => {
          var o
          let l,
            d,
            c =
              ((o = () => a.menu(e.id)),
              (l = (0, i.useRef)(o)),
              (0, i.useEffect)(() => {
                l.current = o
              }),
              (d = (0, i.useRef)({ timer: 0, x: 0, y: 0, done: !1 })),
              (0, i.useEffect)(() => () => clearTimeout(d.current.timer), []),
              (0, i.useMemo)(() => {
                const e = () => clearTimeout(d.current.timer),
                  t = () => {
                    e(), (d.current.done = !0), l.current()
                  }
                return {
                  onPointerDown: ({ clientX: a, clientY: n, button: s }) => {
                    e(),
                      (d.current = { timer: 0, x: a, y: n, done: !1 }),
                      0 === s && (d.current.timer = window.setTimeout(t, 800))
                  },
                  onPointerMove: ({ clientX: t, clientY: a }) => {
                    const { x: n, y: s } = d.current
                    Math.hypot(t - n, a - s) > 5 && e()
                  },
                  onPointerUp: e,
                  onPointerCancel: e,
                  onContextMenu: (e) => {
                    e.preventDefault(), d.current.done || t()
                  },
                  onClickCapture: (e) => {
                    d.current.done && ((d.current.done = !1), e.preventDefault(), e.stopPropagation())
                  },
                }
              }, [])),
            { id: u, score: h, state: m, stage: p, potential: f, distance: g, followed: y } = e,
            v = (0, Y.Z)(e, s),
            w = void 0 === f.gas ? void 0 : (0, R.au)(f.gas, 'volumePerYear', s)
          return (0, r.jsxs)('article', {
            className: 'lead',
            'data-record': `lead:${u}`,
            ...c,
            children: [
              (0, r.jsx)('span', {
                className: 'lead__score',
                children: (0, r.jsx)(K, {
                  score: h,
                  label: void 0 === h ? n('row.noScore') : n('row.score', { score: h }),
                }),
              }),
              (0, r.jsxs)('div', {
                className: 'lead__head',
                children: [
                  (0, r.jsx)('h2', {
                    className: 'lead__name',
                    children: (0, r.jsx)('a', {
                      className: 'lead__open',
                      href: `#${(0, D.UF)(L.zZ, { id: u })}`,
                      draggable: !1,
                      onClick: (e) => {
                        e.metaKey || e.ctrlKey || e.shiftKey || (e.preventDefault(), a.open(u))
                      },
                      children: v,
                    }),
                  }),
                  (0, r.jsx)('button', {
                    type: 'button',
                    className: 'lead__follow',
                    'aria-label': n('row.follow', { name: v }),
                    'aria-pressed': y,
                    onClick: () => a.follow(e),
                    children: (0, r.jsx)(Z.F, { weight: y ? 'fill' : 'regular', 'aria-hidden': 'true' }),
                  }),
                ],
              }),
              (0, r.jsxs)('div', {
                className: 'lead__line',
                children: [
                  'discarded' === m
                    ? (0, r.jsx)(B.m, { stage: 'discarded', label: n('state.discarded') })
                    : (0, r.jsx)(B.m, { stage: (0, W.B)(p), label: (0, W.p)(n, 'stage', G.hq, p) }),
                  w
                    ? (0, r.jsxs)('div', {
                        className: 'lead__right',
                        children: [
                          (0, r.jsx)('b', { children: w.figure }),
                          ' ',
                          (0, r.jsx)('span', { className: 'lead__unit', children: w.unit }),
                        ],
                      })
                    : null,
                ],
              }),
              (0, r.jsxs)('div', {
                className: 'lead__line',
                children: [
                  (0, r.jsx)(eg, { lead: e, t: n, language: s }),
                  void 0 === g ? null : (0, r.jsx)('div', { className: 'lead__right', children: (0, R.BO)(g) }),
                ],
              }),
              (0, r.jsxs)('div', {
                className: 'lead__line lead__line--small',
                children: [
                  (0, r.jsx)('div', {
                    className: 'lead__tags',
                    children: (0, r.jsx)(et, { lead: e, withOwner: 'org' === t, t: n, language: s }),
                  }),
                  (0, r.jsx)('div', {
                    className: 'lead__right',
                    children: (0, r.jsx)(X, { lead: e, t: n, language: s }),
                  }),
                ],
              }),
            ],
          })
        })
      var ew = a(3411),
        eb = a(3216)
      const ek = (0, o.PA)(({ search: e }) => {
        const t = (0, _.MN)(),
          { searches: a } = (0, l.Pj)(eb.N)
        return (0, r.jsx)(ew.L, {
          label: t('list.searchHint'),
          value: e.text,
          onChange: e.ask,
          recent: a,
          autoFocus: '' === e.text,
        })
      })
      var ex = a(1424)
      function ej({ children: e, sort: t }) {
        return (0, r.jsxs)('div', {
          className: 'sumline',
          children: [
            (0, r.jsx)('div', { className: 'sumline__sums', role: 'status', children: e }),
            t
              ? (0, r.jsxs)('button', {
                  type: 'button',
                  className: 'sumline__sort',
                  'aria-label': `${t.name}: ${t.label}`,
                  'aria-haspopup': 'dialog',
                  onClick: t.onPress,
                  children: [t.label, (0, r.jsx)(ex.a, { 'aria-hidden': 'true' })],
                })
              : null,
          ],
        })
      }
      var eE = a(7028),
        eA = a(9097),
        eM = a(6345),
        eN = a(3813),
        eP = a(6872)
      function eL(e, { sort: t }) {
        return t ?? ('mine' === e ? 'nextStep' : 'usual')
      }
      function eC({ open: e, choice: t, onClose: a }) {
        const n = (0, _.MN)(),
          s = (0, i.useRef)(!1),
          { tab: o, filter: l, change: d } = t
        return (0, r.jsx)(eM.c, {
          open: e,
          onClose: a,
          title: n('list.sort'),
          children: (0, r.jsx)('div', {
            onKeyDown: () => {
              s.current = !0
            },
            onPointerDown: () => {
              s.current = !1
            },
            children: (0, r.jsx)(eN.m, {
              label: n('list.sort'),
              options: ('mine' === o
                ? ['nextStep', ...eP.mX.filter((e) => 'nextStep' !== e)]
                : ['usual', ...eP.mX.filter((e) => 'org' === o || ('nextStep' !== e && 'lastContact' !== e))]
              ).map((e) => ({ value: e, label: n(`sort.${e}`) })),
              value: eL(o, l),
              onChange: (e) => {
                d({ sort: e === eL(o, {}) || 'usual' === e ? void 0 : e }), s.current || a()
              },
            }),
          }),
        })
      }
      const e_ = (0, o.PA)(({ choice: e, list: t }) => {
        const a = (0, _.MN)(),
          n = (0, h.ok)(),
          s = (0, l.Pj)(eA.U),
          { position: o } = (0, l.Pj)(eE.v),
          [d, c] = (0, i.useState)(!1),
          { tab: u, filter: m } = e,
          p = 'ready' === t.status ? t.total : void 0,
          f = s.sumsOf({ tab: u, filter: {} })?.total,
          g = s.sumsOf({ tab: u, filter: m, position: o }),
          y = g && (0, R.au)(g.gas, 'volumePerYear', n),
          v = a(`sort.${eL(u, m)}`),
          w = void 0 !== p && void 0 !== f && f > p,
          b = (e) => (0, R.ZV)(e, n)
        return (0, r.jsxs)('div', {
          className: 'lead-sums',
          children: [
            (0, r.jsxs)(ej, {
              sort: { label: v, name: a('list.sort'), onPress: () => c(!0) },
              children: [
                void 0 === p
                  ? null
                  : (0, r.jsxs)('span', {
                      children: [
                        (0, r.jsx)('b', { children: b(p) }),
                        ' ',
                        w ? a('list.ofTotal', { total: b(f) }) : a('list.inAll', { count: p }),
                      ],
                    }),
                y && g.gas > 0
                  ? (0, r.jsxs)('span', { children: [(0, r.jsx)('b', { children: y.figure }), ' ', y.unit] })
                  : null,
                w && g && g.due + g.late > 0
                  ? (0, r.jsxs)('span', {
                      children: [(0, r.jsx)('b', { children: b(g.due + g.late) }), ' ', a('list.due')],
                    })
                  : null,
              ],
            }),
            (0, r.jsx)(eC, { open: d, choice: e, onClose: () => c(!1) }),
          ],
        })
      })
      var eS = a(734)
      const eT = (0, o.PA)(({ choice: e }) => {
          const t = (0, _.MN)(),
            a = (0, h.ok)(),
            n = (0, l.Pj)(eA.U),
            { tab: s, explicit: o, showTab: d } = e,
            c = n.tabs,
            u = L.DF.filter((e) => e === s || 'pool' === e || (c ? c[e] : 'mine' === e)),
            m =
              !0 === (c && (!c.mine || (c.org && n.sumsOf({ tab: 'mine', filter: {} })?.total === 0))) &&
              'mine' === s &&
              !o,
            p = c?.org ? 'org' : 'pool'
          return (
            (0, i.useEffect)(() => {
              m && d(p)
            }, [m, p, d]),
            (0, r.jsx)(eS.t, {
              label: t('tab.label'),
              tabs: u.map((e) => {
                let s
                return {
                  value: e,
                  label: t(`tab.${e}`),
                  count: void 0 === (s = n.sumsOf({ tab: e, filter: {} })?.total) ? void 0 : (0, R.ZV)(s, a),
                }
              }),
              value: s,
              onChange: d,
            })
          )
        }),
        eI = new Map([
          [
            'regular',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M240,56v48a8,8,0,0,1-8,8H184a8,8,0,0,1,0-16H211.4L184.81,71.64l-.25-.24a80,80,0,1,0-1.67,114.78,8,8,0,0,1,11,11.63A95.44,95.44,0,0,1,128,224h-1.32A96,96,0,1,1,195.75,60L224,85.8V56a8,8,0,1,1,16,0Z',
              }),
            ),
          ],
        ]),
        eH = i.forwardRef((e, t) => i.createElement(T.A, { ref: t, ...e, weights: eI }))
      eH.displayName = 'ArrowClockwiseIcon'
      var eq = a(479),
        eF = a(1908)
      const eO = new Map([
          [
            'regular',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M227.82,66.76A16,16,0,0,0,216,40H40A16,16,0,0,0,28.19,66.76l.08.09L96,139.17V216a16,16,0,0,0,24.87,13.32l32-21.34A16,16,0,0,0,160,194.66V139.17l67.73-72.32ZM40,56h0Zm106.19,74.59A8,8,0,0,0,144,136v58.66L112,216V136a8,8,0,0,0-2.16-5.46L40,56H216Zm99.49,79.81a8,8,0,0,1-11.32,11.32L216,203.32l-18.34,18.35a8,8,0,0,1-11.31-11.32L204.69,192l-18.34-18.35a8,8,0,0,1,11.31-11.31L216,180.69l18.34-18.34a8,8,0,0,1,11.32,11.31L227.31,192Z',
              }),
            ),
          ],
        ]),
        eZ = i.forwardRef((e, t) => i.createElement(T.A, { ref: t, ...e, weights: eO }))
      eZ.displayName = 'FunnelXIcon'
      var eY = a(3349),
        eV = a(2509)
      const e$ = (0, o.PA)(({ list: e, choice: t, search: a }) => {
          const n = (0, _.MN)(),
            s = (0, p.Z)(),
            o = (0, l.Pj)(eb.N),
            [d, c] = (0, i.useState)(!1),
            u = [
              {
                label: n('list.refresh'),
                icon: (0, r.jsx)(eH, { 'aria-hidden': 'true' }),
                onPress: () => {
                  e.reload().catch(s)
                },
              },
              ...((0, eP.ny)(t.filter) > 0
                ? [
                    {
                      label: n('empty.clear'),
                      icon: (0, r.jsx)(eZ, { 'aria-hidden': 'true' }),
                      onPress: () => t.show({ keyword: t.filter.keyword, sort: t.filter.sort }),
                    },
                  ]
                : []),
              ...(o.searches.length > 0
                ? [
                    {
                      label: n('list.clearRecent'),
                      icon: (0, r.jsx)(eq.n, { 'aria-hidden': 'true' }),
                      onPress: o.clearSearches,
                    },
                  ]
                : []),
            ]
          return (0, r.jsxs)(r.Fragment, {
            children: [
              (0, r.jsx)(eV.K, {
                label: n(a.open ? 'list.closeSearch' : 'list.search'),
                onPress: a.toggle,
                children: (0, r.jsx)(eY.e, { 'aria-hidden': 'true' }),
              }),
              (0, r.jsx)(eV.K, {
                label: n('list.more'),
                opens: !0,
                onPress: () => c(!0),
                children: (0, r.jsx)(eF.L, { 'aria-hidden': 'true' }),
              }),
              (0, r.jsx)(V.W, { open: d, onClose: () => c(!1), title: n('list.more'), actions: u }),
            ],
          })
        }),
        eQ = new Map([
          [
            'regular',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M40,88H73a32,32,0,0,0,62,0h81a8,8,0,0,0,0-16H135a32,32,0,0,0-62,0H40a8,8,0,0,0,0,16Zm64-24A16,16,0,1,1,88,80,16,16,0,0,1,104,64ZM216,168H199a32,32,0,0,0-62,0H40a8,8,0,0,0,0,16h97a32,32,0,0,0,62,0h17a8,8,0,0,0,0-16Zm-48,24a16,16,0,1,1,16-16A16,16,0,0,1,168,192Z',
              }),
            ),
          ],
        ]),
        eR = i.forwardRef((e, t) => i.createElement(T.A, { ref: t, ...e, weights: eQ }))
      eR.displayName = 'SlidersHorizontalIcon'
      var eD = a(3705),
        ez = a(9820),
        eK = a(4554),
        eB = a(1250)
      const eG = { key: 'near', on: { radius: 5e3 }, off: { radius: void 0 }, isOn: ({ radius: e }) => 5e3 === e },
        eW = [
          {
            key: 'dueToday',
            on: { due: 'today' },
            off: { due: void 0 },
            isOn: ({ due: e }) => 'today' === e,
            count: ({ due: e }) => e,
          },
          {
            key: 'late',
            on: { due: 'late' },
            off: { due: void 0 },
            isOn: ({ due: e }) => 'late' === e,
            count: ({ late: e }) => e,
          },
          eG,
          { key: 'followed', on: { followed: !0 }, off: { followed: void 0 }, isOn: ({ followed: e }) => !0 === e },
          {
            key: 'score80',
            on: { scoreMin: 80, scoreMax: void 0 },
            off: { scoreMin: void 0 },
            isOn: ({ scoreMin: e, scoreMax: t }) => 80 === e && void 0 === t,
          },
          {
            key: 'quiet30',
            on: { lastFollow: 'quiet30' },
            off: { lastFollow: void 0 },
            isOn: ({ lastFollow: e }) => 'quiet30' === e,
          },
        ],
        eU = ['near', 'followed', 'score80'],
        eX = (0, o.PA)(({ choice: e }) => {
          const t = (0, _.MN)(),
            { tab: a, filter: n, change: s } = e,
            o = (0, l.Pj)(eA.U).sumsOf({ tab: a, filter: {} }),
            d = (({ tab: e, filter: t, show: a }) => {
              const n = (0, eB.b)()
              return (0, i.useCallback)(async () => {
                const s = await n.choose(L.sl, { tab: e, ...t })
                s && a({ ...s, keyword: t.keyword, sort: t.sort })
              }, [n, e, t, a])
            })(e),
            c = (0, eK.y)(s),
            u = (0, eP.ny)(n),
            { ordered: h, hold: m } = ((e, t) => {
              const a = e.map(({ key: e }) => e),
                n = e.filter(t).map(({ key: e }) => e),
                s = [...n, ...a.filter((e) => !n.includes(e))],
                [r, o] = (0, i.useState)(s),
                l = (0, i.useRef)(!1),
                d = (0, i.useRef)(s)
              ;(d.current = s),
                (0, i.useLayoutEffect)(() => {
                  l.current || o(d.current), (l.current = !1)
                }, [n.join(), a.join()])
              const c = ({ key: e }) => {
                const t = r.indexOf(e)
                return t < 0 ? r.length : t
              }
              return {
                ordered: [...e].sort((e, t) => c(e) - c(t)),
                hold: () => {
                  l.current = !0
                },
              }
            })(
              eW.filter(({ key: e }) => 'pool' !== a || eU.includes(e)),
              ({ isOn: e }) => e(n),
            )
          return (0, r.jsxs)(eD.C, {
            label: t('list.quick'),
            children: [
              (0, r.jsx)(ez.v, {
                icon: (0, r.jsx)(eR, { 'aria-hidden': 'true' }),
                badge: u,
                onPress: d,
                children: t('list.filter'),
              }),
              h.map((e) =>
                (0, r.jsx)(
                  ez.v,
                  {
                    pressed: e.isOn(n),
                    count: o && e.count?.(o),
                    onPress: () => ((m(), e.isOn(n)) ? s(e.off) : e === eG ? void c(5e3) : void s(e.on)),
                    children: t(`list.${e.key}`),
                  },
                  e.key,
                ),
              ),
            ],
          })
        })
      var eJ = a(9424)
      class e0 {
        #e
        #t
        #a
        #n
        #s
        #r
        constructor() {
          ;(this.ids = []),
            (this.total = 0),
            (this.status = 'loading'),
            (this.refreshing = !1),
            (this.more = 'idle'),
            (this.error = void 0),
            (this.seenAt = void 0),
            (this.key = ''),
            (this.#e = 0),
            (this.#t = new Set()),
            (this.#a = 0),
            (0, eJ.l_)(this, { ids: eJ.HT, error: eJ.HT, seenAt: eJ.HT }, { autoBind: !0 })
        }
        get complete() {
          return this.ids.length >= this.total
        }
        open(e, t, a) {
          ;(this.#s = t),
            (this.#r = a),
            (this.key === e && ('ready' === this.status || ('loading' === this.status && this.#n))) ||
              (this.key !== e &&
                ((this.key = e), (this.ids = []), (this.total = 0), (this.#e = 0), (this.seenAt = void 0)),
              (this.status = 'loading'),
              this.first())
        }
        async reload() {
          'ready' !== this.status ? (this.status = 'loading') : (this.refreshing = !0), await this.first()
        }
        async loadMore() {
          if ('ready' !== this.status || this.complete || 'loading' === this.more || this.refreshing || this.seenAt)
            return
          this.more = 'loading'
          const e = this.start(),
            t = Math.max(0, this.#a)
          try {
            let a = !1
            for (let n = this.#e + 1 - Math.ceil(t / 20); !a; n += 1) {
              const t = await this.load(n, e.signal)
              if (e.signal.aborted) return
              ;(0, eJ.h5)(() => {
                a = this.append(n, t)
              })
            }
            ;(0, eJ.h5)(() => {
              ;(this.#a -= t), (this.more = 'idle')
            })
          } catch (t) {
            ;(0, eJ.h5)(() => {
              ;(e.signal.aborted && this.#n !== e) || ((this.more = (0, u.mm)(t) ? 'idle' : 'failed'), (this.error = t))
            })
          }
        }
        remove(e) {
          const { key: t } = this,
            a = this.ids.indexOf(e)
          return a < 0
            ? () => void 0
            : ((this.ids = this.ids.filter((t) => t !== e)),
              (this.total -= 1),
              this.#t.add(e),
              (this.#a += 1),
              () =>
                (0, eJ.h5)(() => {
                  this.key !== t ||
                    this.ids.includes(e) ||
                    ((this.ids = [...this.ids.slice(0, a), e, ...this.ids.slice(a)]),
                    (this.total += 1),
                    this.#t.delete(e),
                    (this.#a -= 1))
                }))
        }
        pause() {
          this.#n?.abort(), (this.#n = void 0), 'loading' === this.more && (this.more = 'idle'), (this.refreshing = !1)
        }
        async first() {
          const e = this.start(),
            t = 'loading' === this.more
          t && (this.more = 'idle')
          try {
            const t = await this.load(1, e.signal)
            ;(0, eJ.h5)(() => {
              e.signal.aborted || (this.show(t), (this.error = void 0))
            }),
              e.signal.aborted || void 0 === t.answer || this.#r?.remember(t.answer)
          } catch (s) {
            const a = 'loading' === this.status && (0, u.aK)(s) ? await this.recall() : void 0,
              n = this.ids.length > 0
            if (
              ((0, eJ.h5)(() => {
                this.#n !== e ||
                  ((this.refreshing = !1),
                  !(0, u.mm)(s) &&
                    ((this.error = s),
                    t && (this.more = 'failed'),
                    a ? this.show(a, a.seenAt) : n || (this.status = 'failed')))
              }),
              this.#n === e && !(0, u.mm)(s) && n)
            )
              throw s
          }
        }
        show({ ids: e, total: t }, a) {
          ;(this.ids = e),
            (this.total = t),
            (this.#e = 1),
            this.#t.clear(),
            (this.#a = 0),
            (this.more = 'idle'),
            (this.status = 'ready'),
            (this.refreshing = !1),
            (this.seenAt = a)
        }
        append(e, { ids: t, total: a }) {
          const n = new Set([...this.ids, ...this.#t]),
            s = t.filter((e) => !n.has(e)),
            r = 0 === t.length || (0 === s.length && 20 * e >= a)
          return (
            (this.ids = [...this.ids, ...s]),
            (this.total = r ? this.ids.length : Math.max(a, this.ids.length)),
            (this.#e = e),
            r || s.length > 0
          )
        }
        async recall() {
          try {
            return await this.#r?.recall()
          } catch (e) {
            console.warn('the stored list could not be read', e)
            return
          }
        }
        start() {
          this.#n?.abort()
          const e = new AbortController()
          return ((this.#n = e), e)
        }
        async load(e, t) {
          if (!this.#s) throw Error('the list was not opened')
          return this.#s(e, t)
        }
      }
      var e1 = a(7180),
        e8 = a(3458)
      function e2({ pages: e, name: t, restore: a, shown: n = () => e1.H.then(e8.d) }) {
        return {
          async remember(a) {
            await n(), await e.remember(t, a)
          },
          async recall() {
            const n = await e.recall(t)
            return n && { ...a(n.page), seenAt: new Date(n.seenAt) }
          },
        }
      }
      const e6 = 'list'
      var e4 = a(1264)
      function e3(e, t) {
        return JSON.stringify([e, (0, eP.hH)(t)])
      }
      const e5 = Object.fromEntries(Object.keys(L.kH.search).flatMap((e) => ('tab' === e ? [] : [[e, void 0]])))
      var e7 = a(69)
      const e9 = (0, o.PA)(() => {
        var e
        let t,
          s,
          o,
          d,
          c = (0, _.MN)(),
          u = (0, l.Pj)(C.Y),
          p =
            ((s = (0, m.SQ)(L.kH)),
            (o = (0, l.Pj)(eb.N)),
            (d = (0, eB.b)(L.kH)),
            (0, i.useMemo)(() => {
              const e = s.tab ?? 'mine',
                t = (0, e4.K)(s),
                a = (t) => {
                  const a = (0, e4.K)(t)
                  o.keepFilter(e, a), d.setSearch({ ...e5, ...a })
                }
              return {
                tab: e,
                explicit: void 0 !== s.tab,
                filter: t,
                showTab: (e) => d.setSearch({ tab: e, ...e5, ...o.filterOf(e) }),
                change: (e) => a({ ...t, ...e }),
                show: a,
              }
            }, [s, o, d])),
          { tab: f, filter: g } = p,
          y = ((e, t) => {
            var a, n, s
            let r,
              o,
              d,
              c,
              u = (0, l.Pj)(C.Y),
              h = (0, l.Pj)(eE.v),
              p = (0, l.Pj)(eb.N),
              { feedback: f } = (0, l.zi)(),
              g = (0, _.MN)(),
              y = (0, i.useCallback)(
                async (a, n) => {
                  if (1 === a && (0, e4.B)(t)) {
                    const e = await h.find(n)
                    p.keepLocated(void 0 !== e), e || n.aborted || f.toast(g('list.noPosition'))
                  }
                  return u.list({ tab: e, filter: t, position: h.position }, a, n)
                },
                [e, t, u, h, p, f, g],
              ),
              v = ((e, t, a) => {
                const n = (0, m.fs)(e6),
                  { path: s } = (0, m.N5)().page,
                  { offlineLists: r } = (0, l.zi)(),
                  o = (0, i.useMemo)(() => {
                    const e = n.get() ?? new e0()
                    return (n.set(e), e)
                  }, [n]),
                  d = (0, i.useMemo)(() => a && e2({ pages: r, name: `${s} ${e}`, restore: a }), [r, s, e, a])
                return ((0, i.useEffect)(() => o.open(e, t, d), [o, e, t, d]), o)
              })(e3(e, t), y, u.restore)
            return (
              (a = v),
              (n = e),
              (s = t),
              (r = (0, l.Pj)(C.Y)),
              (o = (0, l.Pj)(eE.v)),
              (d = (0, l.Pj)(eb.N)),
              (c = 'ready' === a.status && d.located && void 0 === o.position && !(0, e4.B)(s)),
              (0, i.useEffect)(() => {
                let e
                if (!c) return
                const { signal: t, abort: a } = { signal: (e = new AbortController()).signal, abort: () => e.abort() }
                return (
                  o
                    .find(t)
                    .then((e) => e && r.list({ tab: n, filter: s, position: e }, 1, t))
                    .catch(() => void 0),
                  a
                )
              }, [c, o, r, n, s]),
              v
            )
          })(f, g)
        !((e, t, a) => {
          const n = (0, l.Pj)(eA.U),
            { position: s } = (0, l.Pj)(eE.v),
            { revision: r } = n,
            { refreshing: o } = e,
            d = 'ready' === e.status && !o
          ;(0, i.useEffect)(() => {
            o && n.forgetSums()
          }, [o, n]),
            (0, i.useEffect)(() => {
              if (!d) return
              let e = new AbortController(),
                { signal: r } = e,
                o = () =>
                  void (async () => {
                    const e = n.loadSums({ tab: t, filter: {} }, r)
                    await Promise.all([
                      e,
                      n.loadSums({ tab: t, filter: a, position: s }, r),
                      (async () => {
                        const e = await n.loadTabs(r),
                          a = L.DF.filter((a) => a !== t && ('pool' === a || e[a]))
                        await Promise.all(a.map((e) => n.loadSums({ tab: e, filter: {} }, r)))
                      })(),
                    ])
                  })().catch(() => void 0),
                i = 0,
                l = requestAnimationFrame(() => {
                  i = window.setTimeout(o)
                })
              return () => {
                cancelAnimationFrame(l), clearTimeout(i), e.abort()
              }
            }, [d, t, a, s, n, r])
        })(y, f, g)
        const v = (({ filter: e, change: t }) => {
            const a = (0, l.Pj)(eb.N),
              n = e.keyword ?? '',
              [s, r] = (0, i.useState)(n),
              [o, d] = (0, i.useState)('' !== n),
              c = (0, m.bM)(),
              u = (e) => {
                r(e)
                const a = e.trim()
                a !== n && t({ keyword: a || void 0 })
              }
            return {
              text: s.trim() === n ? s : n,
              open: o || c || '' !== n,
              ask: u,
              toggle: () => {
                o && u(''), d(!o)
              },
              keep: (0, i.useCallback)(() => a.keepSearch(n), [a, n]),
            }
          })(p),
          b = (({ tab: e, filter: t, change: a, show: n, showTab: s }) => {
            const r = (0, _.MN)(),
              o = (e) => r('unit.km', { n: e / 1e3 }),
              { keyword: i } = t,
              l = { label: r('empty.clear'), onPress: () => n({ sort: t.sort, keyword: i }) },
              d = { label: r('empty.clearSearch'), onPress: () => a({ keyword: void 0 }) },
              { radius: c } = t
            if (void 0 !== c && c < 2e4)
              return {
                title: r('empty.near', { distance: o(c) }),
                text: r('empty.filteredText'),
                action: { label: r('empty.wider', { distance: o(2e4) }), onPress: () => a({ radius: 2e4 }) },
                alternative: l,
              }
            const u = { title: r('empty.filtered'), text: r('empty.filteredText') }
            if ((0, eP.ny)(t) > 0) return { ...u, action: l, ...(i ? { alternative: d } : {}) }
            if (i) return { ...u, action: d }
            const h = 'pool' === e ? 'mine' : 'pool'
            return {
              title: r(`empty.${e}`),
              text: r(`empty.${e}Text`),
              action: { label: r('mine' === h ? 'empty.toMine' : 'empty.toPool'), onPress: () => s(h) },
            }
          })(p),
          [k, x] = (0, i.useState)(),
          j = ((e, t, s) => {
            let r,
              o,
              d,
              c = (0, l.zi)(),
              { feedback: u, host: m } = c,
              p = (0, l.Pj)(C.Y),
              f = (0, _.MN)(),
              g = (0, h.FW)(),
              y =
                ((r = (0, l.zi)()),
                (o = (0, _.MN)()),
                (d = (0, h.FW)()),
                (0, i.useCallback)(
                  async (t) => {
                    const { store: n, refusalText: s } = await (async () => {
                        const [{ leadDetailStore: e }, { refusalText: t }] = await Promise.all([
                          Promise.all([a.e('forms'), a.e('area_leads')]).then(a.bind(a, 7314)),
                          a.e('area_leads').then(a.bind(a, 9651)),
                          (0, e7.Hy)('leads'),
                        ])
                        return { store: e, refusalText: t }
                      })(),
                      i = r.store(n),
                      l = await i.take(t)
                    if ('busy' === l.kind) return
                    if ('done' === l.kind) {
                      const a = e.remove(t)
                      r.feedback.toast(o('move.taken'), {
                        action: {
                          label: d('undo'),
                          run: () =>
                            void (async () => {
                              const e = await i.undo(t)
                              'done' === e.kind && a(),
                                r.feedback.toast('done' === e.kind ? o('move.undone') : o('move.notUndone'))
                            })(),
                        },
                      })
                      return
                    }
                    r.feedback.toast('failed' === l.kind ? s(l.error, o, d) : o('take.changed'), { duration: 5e3 })
                    const c = await r
                      .store(C.Y)
                      .refresh(t)
                      .catch(() => r.store(C.Y).get(t))
                    c?.state !== 'pool' && e.remove(t)
                  },
                  [r, e, o, d],
                )),
              v = (0, eB.b)()
            return (0, i.useMemo)(
              () => ({
                open: async (a) => {
                  t(),
                    p.browse({
                      get ids() {
                        return e.ids
                      },
                      get total() {
                        return e.total
                      },
                      more: () => e.loadMore(),
                    }),
                    await (async (e, t) => {
                      n && (e.store(n).of(t).open(), await new Promise((e) => setTimeout(e)))
                    })(c, a),
                    v.open(L.zZ, { id: a })
                },
                follow: ({ id: e, followed: t }) => {
                  p.follow(e, !t).catch((e) => {
                    u.toast(f('list.followFailed', { reason: (0, w.k)(e, g) }))
                  })
                },
                call: async (e) => {
                  const t = await m.call(e)
                  t.ok || 'cancelled' === t.error.kind || u.toast(f('actions.callFailed', { text: t.error.text }))
                },
                take: y,
                copyName: async (e) => {
                  const t = await m.copyText({ text: (0, Y.Z)(e, (0, e7.aS)()) })
                  u.toast(t.ok ? f('actions.copied') : f('actions.copyFailed', { text: t.error.text }))
                },
                menu: s,
              }),
              [e, p, t, s, y, v, c, u, m, f, g],
            )
          })(y, v.keep, x),
          A = (0, i.useCallback)((e) => (0, r.jsx)(ey, { id: e, tab: f, actions: j }), [f, j])
        return (
          (e = 'ready' === y.status),
          (t = (0, l.zi)()),
          (0, i.useEffect)(() => {
            if (!e) return
            if (!('requestIdleCallback' in window)) {
              const e = setTimeout(() => te(t), 1e3)
              return () => clearTimeout(e)
            }
            const a = requestIdleCallback(() => te(t))
            return () => cancelIdleCallback(a)
          }, [e, t]),
          (0, r.jsxs)(P.b, {
            title: c('title.list'),
            nav: { actions: (0, r.jsx)(e$, { list: y, choice: p, search: v }) },
            top: (0, r.jsxs)(r.Fragment, {
              children: [
                (0, r.jsx)(eT, { choice: p }),
                v.open ? (0, r.jsx)(ek, { search: v }) : null,
                (0, r.jsx)(eX, { choice: p }),
              ],
            }),
            children: [
              (0, r.jsx)(e_, { choice: p, list: y }),
              (0, r.jsx)(E, { list: y, label: c('list.rows'), row: A, rowHeight: 113, empty: b }),
              (0, r.jsx)(Q, { lead: void 0 === k ? void 0 : u.get(k), actions: j }),
            ],
          })
        )
      })
      function te(e) {
        e.navigation.prefetch(L.zZ),
          (async () => {
            n ??= await (async () => {
              const { leadDetailStore: e } = await Promise.all([a.e('forms'), a.e('area_leads')]).then(a.bind(a, 7314))
              return e
            })().catch(() => void 0)
          })()
      }
      const tt = 'mine'
      var ta = a(1916)
      function tn(e, t) {
        const a = (0, D.KA)(L.kH, t.query)
        if (!a.ok) return
        const { search: n } = a,
          s = (0, e4.K)(n)
        if (
          (void 0 === n.tab && 0 === Object.keys(s).length && Object.keys(e.store(eb.N).filterOf('mine')).length > 0) ||
          (0, e4.B)(s)
        )
          return
        const r = e.store(C.Y),
          o = n.tab ?? 'mine'
        !(({ offlineLists: e }, { entry: t, path: a }, n) => {
          if (t.memory.has(e6)) return
          const { key: s, load: r, restore: o } = n,
            i = new e0()
          t.memory.set(e6, i), i.open(s, r, e2({ pages: e, name: `${a} ${s}`, restore: o }))
        })(e, t, { key: e3(o, s), load: (e, t) => r.list({ tab: o, filter: s }, e, t), restore: r.restore })
      }
      const ts = { ...a(553), ...ta },
        tr = (0, o.PA)(() => {
          let e, t, a, n, s
          return ((e = (0, m.SQ)(L.kH)),
          (t = (0, l.Pj)(eb.N)),
          (a = (0, eB.b)(L.kH)),
          (n = (0, m.fs)('opened')),
          (s =
            Object.keys(void 0 === e.tab && 0 === Object.keys((0, e4.K)(e)).length && !n.get() ? t.filterOf(tt) : {})
              .length > 0),
          (0, i.useLayoutEffect)(() => {
            n.set(!0), s && a.setSearch(t.filterOf(tt))
          }, [n, t, s, a]),
          s)
            ? null
            : (0, r.jsx)(e9, {})
        })
    },
    7028(e, t, a) {
      var n = a(9424),
        s = a(5726)
      class r {
        #o
        #i
        constructor(e) {
          ;(this.position = void 0), (this.#o = 0), (this.#i = e), (0, n.l_)(this, { position: n.HT }, { autoBind: !0 })
        }
        async find(e) {
          if (this.position && Date.now() - this.#o < 3e5) return this.position
          const t = new AbortController(),
            a = () => t.abort(),
            s = setTimeout(a, 8e3)
          e?.addEventListener('abort', a)
          const r = await this.#i.host.getLocation({ maximumAge: 3e5 }, { signal: t.signal })
          if ((clearTimeout(s), e?.removeEventListener('abort', a), !r.ok || '0' !== r.data.status)) return
          const o = { lng: r.data.longitude, lat: r.data.latitude }
          return (
            (0, n.h5)(() => {
              ;(this.position = o), (this.#o = Date.now())
            }),
            o
          )
        }
      }
      const o = (0, s.n)('leads.currentPosition', (e) => new r(e))
      a.d(t, {}, { v: o })
    },
    9097(e, t, a) {
      var n = a(9424),
        s = a(5726),
        r = a(5665),
        o = a(9674),
        i = a(6872)
      class l {
        #l
        #n
        #i
        constructor(e) {
          ;(this.sums = n.sH.map([], { deep: !1 })),
            (this.tabs = void 0),
            (this.areas = void 0),
            (this.industries = void 0),
            (this.labels = void 0),
            (this.revision = 0),
            (this.#l = new Set()),
            (this.#n = new Map()),
            (this.#i = e),
            (0, n.l_)(this, { sums: !1, tabs: n.HT, areas: n.HT, industries: n.HT, labels: n.HT }, { autoBind: !0 })
        }
        sumsOf(e) {
          return this.sums.get(d(e))
        }
        async loadSums(e, t) {
          const a = d(e)
          if (this.#l.has(a)) return
          const n = this.#n.get(a)
          if (n && !n.signal.aborted) return n.done
          const s = this.askSums(a, e, t)
          this.#n.set(a, { signal: t, done: s })
          try {
            await s
          } finally {
            this.#n.get(a)?.done === s && this.#n.delete(a)
          }
        }
        async askSums(e, t, a) {
          const { tab: s, filter: o, position: i } = t,
            l = { ...o, ...i },
            d = { signal: a, background: !0 },
            c = 'mine' === s ? await this.#i.http(r.r3, l, d) : await this.#i.http(r.Z4, { ...l, type: s }, d)
          this.#l.add(e), (0, n.h5)(() => this.sums.set(e, c))
        }
        forgetSums() {
          this.#l.clear(), (this.revision += 1)
        }
        async loadTabs(e) {
          if (this.tabs) return this.tabs
          const t = { signal: e, background: !0 },
            [a, s] = await Promise.all([this.#i.http(r.je, {}, t), this.#i.http(r.Dc, {}, t)]),
            o = { mine: a, org: s }
          return (
            (0, n.h5)(() => {
              this.tabs = o
            }),
            o
          )
        }
        async loadAreas(e) {
          if (this.areas) return
          const t = await this.#i.http(o.j8, {}, { signal: e })
          ;(0, n.h5)(() => {
            this.areas = t
          })
        }
        async loadIndustries(e) {
          if (this.industries) return
          const t = await this.#i.http(o.fj, {}, { signal: e })
          ;(0, n.h5)(() => {
            this.industries = t
          })
        }
        async loadLabels(e) {
          if (this.labels) return
          const t = await this.#i.http(o.IM, {}, { signal: e })
          ;(0, n.h5)(() => {
            this.labels = t
          })
        }
      }
      function d({ tab: e, filter: t, position: a }) {
        const { sort: n, ...s } = t,
          r = void 0 === s.radius ? void 0 : a
        return JSON.stringify([e, (0, i.hH)(s), r])
      }
      const c = (0, s.n)('leads.lists', (e) => new l(e))
      a.d(t, {}, { U: c })
    },
    689(e, t, a) {
      var n = a(9424),
        s = a(5726),
        r = a(5206),
        o = a(5665),
        i = a(2530)
      const l = () => void 0
      class d {
        #d
        #i
        constructor(e) {
          ;(this.records = n.sH.map([], { deep: !1 })),
            (this.browsing = void 0),
            (this.#d = new Map()),
            (this.#i = e),
            (0, n.l_)(this, { records: !1, browsing: n.HT }, { autoBind: !0 })
        }
        get(e) {
          return this.records.get(e)
        }
        put(e) {
          this.records.set(e.id, { ...e, distance: e.distance ?? this.records.get(e.id)?.distance })
        }
        browse(e) {
          this.browsing = e
        }
        async list({ tab: e, filter: t, position: a }, s, i) {
          let l,
            d = { ...t, ...a, page: s },
            c = (e) => {
              l = e
            },
            { items: u, total: h } =
              'mine' === e
                ? await this.#i.http((0, r.b)(o.eZ, c), d, { signal: i })
                : await this.#i.http((0, r.b)(o.cA, c), { ...d, type: e }, { signal: i })
          return ((0, n.h5)(() => u.forEach(this.put)), { ids: u.map((e) => e.id), total: h, answer: l })
        }
        restore(e) {
          const { items: t, total: a } = o.eZ.response(e, l)
          return (t.filter((e) => !this.records.has(e.id)).forEach(this.put), { ids: t.map((e) => e.id), total: a })
        }
        async follow(e, t) {
          const a = this.#d.get(e) ?? { onServer: this.records.get(e)?.followed === !0, last: Promise.resolve() }
          this.#d.set(e, a), this.star(e, t)
          const n = t ? i.y7 : i.Qt,
            s = a.last.catch(() => void 0).then(() => this.#i.http(n, { id: e }))
          a.last = s
          try {
            await s, (a.onServer = t)
          } finally {
            a.last === s && (this.#d.delete(e), this.star(e, a.onServer))
          }
        }
        async refresh(e, t) {
          const [a] = await this.#i.http(i.tR, { ids: [e] }, t ? { signal: t } : {})
          return (
            (0, n.h5)(() => {
              a ? this.put(a) : this.records.delete(e)
            }),
            a
          )
        }
        star(e, t) {
          const a = this.records.get(e)
          a && this.records.set(e, { ...a, followed: t })
        }
      }
      const c = (0, s.n)('leads', (e) => new d(e))
      a.d(t, {}, { Y: c })
    },
    3216(e, t, a) {
      var n = a(9424),
        s = a(659),
        r = a(5726),
        o = a(3948),
        i = a(5201),
        l = a(6872)
      const d = s.Ikc(l.J2),
        c = { filters: s.g1P(s.KIO(i.DF), s.lqM(d)), searches: s.YOg(s.YjP()), located: s.zMY() }
      class u {
        #c
        constructor(e) {
          ;(this.filters = {}),
            (this.searches = []),
            (this.located = !1),
            (0, n.l_)(this, { filters: n.HT, searches: n.HT }, { autoBind: !0 }),
            (this.#c = (0, o.f)({ user: e.session.loginName })('leads-listPreferences', this, c))
        }
        filterOf(e) {
          return this.filters[e] ?? {}
        }
        keepFilter(e, { keyword: t, ...a }) {
          this.filters = { ...this.filters, [e]: a }
        }
        keepSearch(e) {
          const t = e.trim()
          if ('' === t) return
          const a = this.searches.filter((e) => e !== t)
          this.searches = [t, ...a].slice(0, 8)
        }
        clearSearches() {
          this.searches = []
        }
        keepLocated(e) {
          this.located = e
        }
        dispose() {
          this.#c()
        }
      }
      const h = (0, r.n)('leads.listPreferences', (e) => new u(e))
      a.d(t, {}, { N: h })
    },
    8919(e, t, a) {
      var n = a(7672)
      const { useTexts: s, text: r } = (0, n.K)('leads'),
        { text: o } = (0, n.K)('leads')
      a.d(t, {}, { MN: s, Qq: r, Tz: o })
    },
    5726(e, t, a) {
      a.d(t, {}, { n: (e, t) => ({ id: e, create: t }) })
    },
    5206(e, t, a) {
      a.d(
        t,
        {},
        {
          b: (e, t) => ({
            ...e,
            response: (a, n) => {
              const s = e.response(a, n)
              return (t(a), s)
            },
          }),
        },
      )
    },
    9983(e, t, a) {
      let n
      var s = a(1394),
        r = a(4602),
        o = a(7180),
        i = a(3458),
        l = a(6501)
      const d = (0, r.memo)(({ id: e, index: t, row: a }) => a(e, t))
      async function c() {
        const { RowWindow: e } = await a.e('interaction').then(a.bind(a, 1730))
        return ((n = e), e)
      }
      o.H.then(i.d)
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
                  row: o,
                  rowHeight: i,
                  scroller: u,
                  onNearEnd: h,
                  footer: m,
                  total: p,
                  initialHeights: f,
                  onLeave: g,
                } = e,
                y = (0, r.useRef)(null),
                v = ((e) => {
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
                })(void 0 !== f),
                [w, b] = (0, r.useState)(),
                k = ((e) => {
                  const t = (0, r.useDeferredValue)(6, 0),
                    [a] = (0, r.useState)(() => {
                      const t = (0, l.N)()
                      return Math.ceil(((window.screen.height || window.innerHeight) / t - 130) / e)
                    })
                  return a + t
                })(i),
                x = 'missing' === v ? a.length : f && v ? 0 : k,
                j = w?.rows.map(({ index: e }) => e) ?? a.slice(0, x).map((e, t) => t),
                E = void 0 !== w || 'missing' === v,
                A = E ? (j[j.length - 1] ?? -1) : -1
              return (
                (0, r.useEffect)(() => {
                  A >= 0 && A >= a.length - 6 && h?.()
                }, [A, a.length, h]),
                (0, s.jsxs)(s.Fragment, {
                  children: [
                    (0, s.jsxs)('div', {
                      ref: y,
                      className: 'rows',
                      children: [
                        (0, s.jsx)('ul', {
                          ref: w?.listRef,
                          className: w ? 'rows__list rows__list--placed' : 'rows__list',
                          style: E ? void 0 : { minHeight: a.length * i * (0, l.N)() },
                          'aria-label': t,
                          children: j.map((e) => {
                            const t = a[e]
                            return void 0 === t
                              ? null
                              : (0, s.jsx)(
                                  'li',
                                  {
                                    ref: w?.rowRef,
                                    'data-index': e,
                                    className: 'rows__row',
                                    'aria-setsize': p ?? a.length,
                                    'aria-posinset': e + 1,
                                    children: (0, s.jsx)(d, { id: t, index: e, row: o }),
                                  },
                                  t,
                                )
                          }),
                        }),
                        v && 'missing' !== v
                          ? (0, s.jsx)(v, {
                              ids: a,
                              rowHeight: i,
                              list: y,
                              scroller: u,
                              initialHeights: f,
                              onLeave: g,
                              onPlaced: b,
                            })
                          : null,
                      ],
                    }),
                    m,
                  ],
                })
              )
            },
          },
        )
    },
    3813(e, t, a) {
      var n = a(1394),
        s = a(2143),
        r = a(4602)
      a.d(
        t,
        {},
        {
          m: (e) => {
            const { label: t, options: a, onPicked: o } = e,
              i = (0, r.useId)(),
              l = 'many' === e.kind,
              d = (t) => ('many' === e.kind ? e.value.includes(t) : e.value === t)
            return (0, n.jsx)('fieldset', {
              className: 'list options',
              role: l ? void 0 : 'radiogroup',
              'aria-label': t,
              children: a.map((t) =>
                (0, n.jsxs)(
                  'label',
                  {
                    className: 'option',
                    children: [
                      (0, n.jsx)('input', {
                        className: 'option__input',
                        type: l ? 'checkbox' : 'radio',
                        name: i,
                        value: t.value,
                        checked: d(t.value),
                        disabled: t.disabled,
                        onChange: () =>
                          ((t) => {
                            if ('many' !== e.kind) return e.onChange(t)
                            e.onChange(d(t) ? e.value.filter((e) => e !== t) : [...e.value, t])
                          })(t.value),
                        onClick: (e) => e.detail > 0 && o?.(),
                        onKeyDown: (e) => 'Enter' === e.key && o?.(),
                      }),
                      t.lead,
                      (0, n.jsxs)('span', {
                        className: 'option__main',
                        children: [
                          t.label,
                          t.note ? (0, n.jsx)('small', { className: 'option__sub', children: t.note }) : null,
                        ],
                      }),
                      t.trail,
                      (0, n.jsx)('span', {
                        className: 'option__mark',
                        'aria-hidden': 'true',
                        children: d(t.value) ? (0, n.jsx)(s.J, { weight: 'bold' }) : null,
                      }),
                    ],
                  },
                  t.value,
                ),
              ),
            })
          },
        },
      )
    },
    3332(e, t, a) {
      var n = a(1394),
        s = a(7435)
      a.d(
        t,
        {},
        {
          X: ({ text: e, onRetry: t }) =>
            (0, n.jsx)('div', { className: 'retryrow', children: (0, n.jsx)(s.W, { text: e, onRetry: t }) }),
        },
      )
    },
    2107(e, t, a) {
      var n = a(1394),
        s = a(3604)
      a.d(
        t,
        {},
        {
          m: ({ stage: e, label: t }) =>
            (0, n.jsxs)('span', {
              className: (0, s.L)('stage', `stage--${e}`),
              children: [(0, n.jsx)('i', { className: 'stage__meter', 'aria-hidden': 'true' }), t],
            }),
        },
      )
    },
    734(e, t, a) {
      a.d(t, { t: () => i })
      var n = a(1394),
        s = a(4602),
        r = a(3604),
        o = a(9562)
      function i({ label: e, tabs: t, value: a, onChange: l }) {
        const d = (0, s.useRef)(null)
        return (
          (0, s.useEffect)(() => {
            const e = requestAnimationFrame(() => {
              const e = d.current,
                t = e?.querySelector(`[data-value="${a}"]`)
              e && t && (0, o.I)(e, t, 40)
            })
            return () => cancelAnimationFrame(e)
          }, [a]),
          (0, n.jsx)('div', {
            ref: d,
            className: 'tabs',
            role: 'tablist',
            'aria-label': e,
            onKeyDown: (e) => {
              var n, s
              const r = t.findIndex((e) => e.value === a),
                o =
                  ((n = e.key),
                  (s = t.length),
                  'ArrowRight' === n || 'ArrowDown' === n
                    ? (r + 1) % s
                    : 'ArrowLeft' === n || 'ArrowUp' === n
                      ? (r - 1 + s) % s
                      : 'Home' === n
                        ? 0
                        : 'End' === n
                          ? s - 1
                          : void 0),
                i = void 0 === o ? void 0 : t[o]
              i && (e.preventDefault(), l(i.value), d.current?.querySelector(`[data-value="${i.value}"]`)?.focus())
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
                  onClick: () => l(e.value),
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
        s = a(3604)
      a.d(
        t,
        {},
        {
          v: ({ tone: e = 'plain', icon: t, onPress: a, children: r }) => {
            const o = (0, s.L)('tag', `tag--${e}`)
            return a
              ? (0, n.jsxs)('button', {
                  type: 'button',
                  className: (0, s.L)(o, 'tag--press'),
                  onClick: a,
                  children: [t, r],
                })
              : (0, n.jsxs)('span', { className: o, children: [t, r] })
          },
        },
      )
    },
    6501(e, t, a) {
      a.d(t, {}, { N: () => Number.parseFloat(document.documentElement.style.fontSize) / 37.5 || 1 })
    },
    3423(e, t, a) {
      a.d(t, { J: () => i })
      var n = a(4602),
        s = a(2993)
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
        o = n.forwardRef((e, t) => n.createElement(s.A, { ref: t, ...e, weights: r }))
      o.displayName = 'CalendarBlankIcon'
      const i = o
    },
    8702(e, t, a) {
      a.d(t, { z: () => i })
      var n = a(4602),
        s = a(2993)
      const r = new Map([
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm64-88a8,8,0,0,1-8,8H128a8,8,0,0,1-8-8V72a8,8,0,0,1,16,0v48h48A8,8,0,0,1,192,128Z',
              }),
            ),
          ],
        ]),
        o = n.forwardRef((e, t) => n.createElement(s.A, { ref: t, ...e, weights: r }))
      o.displayName = 'ClockIcon'
      const i = o
    },
    479(e, t, a) {
      a.d(t, { n: () => i })
      var n = a(4602),
        s = a(2993)
      const r = new Map([
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M136,80v43.47l36.12,21.67a8,8,0,0,1-8.24,13.72l-40-24A8,8,0,0,1,120,128V80a8,8,0,0,1,16,0Zm-8-48A95.44,95.44,0,0,0,60.08,60.15C52.81,67.51,46.35,74.59,40,82V64a8,8,0,0,0-16,0v40a8,8,0,0,0,8,8H72a8,8,0,0,0,0-16H49c7.15-8.42,14.27-16.35,22.39-24.57a80,80,0,1,1,1.66,114.75,8,8,0,1,0-11,11.64A96,96,0,1,0,128,32Z',
              }),
            ),
          ],
        ]),
        o = n.forwardRef((e, t) => n.createElement(s.A, { ref: t, ...e, weights: r }))
      o.displayName = 'ClockCounterClockwiseIcon'
      const i = o
    },
    8689(e, t, a) {
      a.d(t, { Q: () => i })
      var n = a(4602),
        s = a(2993)
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
        o = n.forwardRef((e, t) => n.createElement(s.A, { ref: t, ...e, weights: r }))
      o.displayName = 'CopyIcon'
      const i = o
    },
    3521(e, t, a) {
      a.d(t, { b: () => i })
      var n = a(4602),
        s = a(2993)
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
        o = n.forwardRef((e, t) => n.createElement(s.A, { ref: t, ...e, weights: r }))
      o.displayName = 'PhoneIcon'
      const i = o
    },
    1028(e, t, a) {
      a.d(t, { F: () => i })
      var n = a(4602),
        s = a(2993)
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
        o = n.forwardRef((e, t) => n.createElement(s.A, { ref: t, ...e, weights: r }))
      o.displayName = 'StarIcon'
      const i = o
    },
    2674(e, t, a) {
      a.d(t, { K: () => i })
      var n = a(4602),
        s = a(2993)
      const r = new Map([
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M230.92,212c-15.23-26.33-38.7-45.21-66.09-54.16a72,72,0,1,0-73.66,0C63.78,166.78,40.31,185.66,25.08,212a8,8,0,1,0,13.85,8c18.84-32.56,52.14-52,89.07-52s70.23,19.44,89.07,52a8,8,0,1,0,13.85-8ZM72,96a56,56,0,1,1,56,56A56.06,56.06,0,0,1,72,96Z',
              }),
            ),
          ],
        ]),
        o = n.forwardRef((e, t) => n.createElement(s.A, { ref: t, ...e, weights: r }))
      o.displayName = 'UserIcon'
      const i = o
    },
    922(e, t, a) {
      a.d(t, { l: () => i })
      var n = a(4602),
        s = a(2993)
      const r = new Map([
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M213.92,210.62a8,8,0,1,1-11.84,10.76l-52-57.15a60,60,0,0,0-57.41,7.24,8,8,0,1,1-9.42-12.93A75.43,75.43,0,0,1,128,144c1.28,0,2.55,0,3.82.1L104.9,114.49A108,108,0,0,0,61,135.31,8,8,0,0,1,49.73,134,8,8,0,0,1,51,122.77a124.27,124.27,0,0,1,41.71-21.66L69.37,75.4a155.43,155.43,0,0,0-40.29,24A8,8,0,0,1,18.92,87,171.87,171.87,0,0,1,58,62.86L42.08,45.38A8,8,0,1,1,53.92,34.62ZM128,192a12,12,0,1,0,12,12A12,12,0,0,0,128,192ZM237.08,87A172.3,172.3,0,0,0,106,49.4a8,8,0,1,0,2,15.87A158.33,158.33,0,0,1,128,64a156.25,156.25,0,0,1,98.92,35.37A8,8,0,0,0,237.08,87ZM195,135.31a8,8,0,0,0,11.24-1.3,8,8,0,0,0-1.3-11.24,124.25,124.25,0,0,0-51.73-24.2A8,8,0,1,0,150,114.24,108.12,108.12,0,0,1,195,135.31Z',
              }),
            ),
          ],
        ]),
        o = n.forwardRef((e, t) => n.createElement(s.A, { ref: t, ...e, weights: r }))
      o.displayName = 'WifiSlashIcon'
      const i = o
    },
    1916(e) {
      e.exports = JSON.parse(
        '{"title":{"list":"Leads","filter":"Filter","industries":"Industries","detail":"Lead","followUp":"Follow up","iframe":"Lead in the partner system","checkIn":"Check in","labels":"Labels","cognition":"Lead completeness","editLead":"Lead","editCompany":"Company","editEquipment":"Equipment","editEnergy":"Energy","steps":"Stages","rules":"Public pool rules","assign":"Assign","roof":"Roof area","selectCustomer":"Choose a company","create":"New lead","createSubmit":"New lead: review and submit","map":"Lead map","search":"Search leads","searchPlaces":"Search places","mark":"Mark the location","tool":"Lead assessment","solution":"Solution","topics":"Special topics","videos":"Videos"},"tab":{"label":"Lead lists","pool":"Public pool","mine":"Mine","org":"Organisation"},"source":{"label":"Source","own":"Own prospecting","referral":"Referral","callIn":"Inbound call","list":"Directory","map":"Canvassing"},"contact":{"visit":"Visit","call":"Call","message":"Message","checkIn":"Check-in"},"why":{"late_one":"{{step}} {{count}} day late","late_other":"{{step}} {{count}} days late","today":"{{step}} today {{time}}","planned":"{{step}} {{day}}","returnsToday":"Back to pool tonight","returns_one":"Back to pool in {{count}} day","returns_other":"Back to pool in {{count}} days","noStep":"No next step"},"row":{"score":"Score {{score}} of 100","noScore":"No score yet","more":"+{{count}}","last":"{{kind}}, {{day}}","new":"New, {{day}}","newToday":"New, today","follow":"Follow {{name}}","owner":"Owner: {{name}}","call":"Call","take":"Take"},"unit":{"km":"{{n}} km"},"list":{"rows":"Leads","search":"Search leads","closeSearch":"Close search","searchHint":"Name, credit code or address","recent":"Recent searches","clearRecent":"Clear recent searches","more":"More","refresh":"Reload","quick":"Quick filters","filter":"Filter","filtersOn_one":"{{count}} filter on","filtersOn_other":"{{count}} filters on","dueToday":"Due today","late":"Late","near":"Within 5 km","followed":"Followed","score80":"Score 80+","quiet30":"Quiet 30 days","ofTotal":"of {{total}}","inAll_one":"lead","inAll_other":"leads","due":"due","sums":"Figures of this list","sort":"Sort by","noPosition":"Your location is unknown, so no distances are shown.","noPositionChip":"Your location is unknown, so nearby leads cannot be found. Allow this app to use your location and try again.","followFailed":"Not changed: {{reason}}"},"sort":{"usual":"Lead number","distance":"Nearest","score":"Highest score","gas":"Most gas","lastContact":"Longest without contact","nextStep":"Next step"},"empty":{"filtered":"No matching leads","filteredText":"No lead in this list matches your filters and search.","near":"No lead within {{distance}}","clear":"Clear filters","clearSearch":"Clear search","wider":"Search within {{distance}}","mine":"You have no leads yet","mineText":"Take one from the public pool to begin.","toPool":"Open the public pool","pool":"The public pool is empty","poolText":"Leads that nobody is working on appear here.","toMine":"Open my leads","org":"Your organisation has no leads yet","orgText":"Leads that your colleagues are working on appear here."},"actions":{"open":"Open","call":"Call {{phone}}","take":"Take from the pool","follow":"Follow","unfollow":"Stop following","copyName":"Copy name","copied":"Copied","copyFailed":"Not copied: {{text}}","callFailed":"The call did not start: {{text}}"},"take":{"changed":"Somebody else has just changed this lead. You now see it as it is."},"filter":{"reset":"Reset","show_one":"Show {{n}} lead","show_other":"Show {{n}} leads","showSome":"Show leads","score":"Score","gas":"Gas potential, m³/y","lastFollow":"Last follow-up","due":"Next step","area":"Area","areas":"Areas","industry":"Industry","labels":"Labels","followed":"Only leads I follow","none":"All","chosen_one":"{{count}} chosen","chosen_other":"{{count}} chosen","apply":"Apply","searchArea":"Search areas","searchIndustry":"Search industries","nothing":"Nothing found","category":{"business":"Business","energy":"Energy","risk":"Risk","relation":"Relationship"},"ownerHint":"Owners of the leads shown so far","distance":"Distance","owner":"Owner","expand":"Show what is in {{name}}","due_late":"Late","due_today":"Today","due_week":"Next 7 days","last_7":"Within 7 days","last_30":"Within 30 days","last_never":"Never","last_quiet30":"Quiet 30 days","any":"Any","range":"{{from}} to {{to}}","from":"{{from}} and more","labelsOf":"Labels: {{category}}"}}',
      )
    },
    553(e) {
      e.exports = JSON.parse(
        '{"menu":{"leads":"Leads"},"stage":{"label":"Stage","found":"Found","verified":"Verified","followedUp":"Followed up","opportunity":"Opportunity","won":"Won"},"state":{"label":"State","pool":"Public pool","owned":"In progress","discarded":"Discarded"},"step":{"visit":"Visit","call":"Call","message":"Message","survey":"Survey","quote":"Quote"}}',
      )
    },
  },
])
