;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['area_leads'],
  {
    2530(e, t, s) {
      var a = s(659),
        i = s(7269),
        n = s(3407),
        o = s(3865),
        r = s(6823),
        d = s(2956),
        l = s(8683)
      const c = a.FsL(
          a.Ikc({ id: r.D$ }),
          a.pdi(({ id: e }) => ({ clueId: e })),
        ),
        h = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}getClueDetailList`,
          send: 'json',
          about: 'Leads by id, whole; those that are gone or out of sight are left out.',
          request: a.FsL(
            a.Ikc({ ids: a.YOg(r.D$), lng: a.lqM(a.aig()), lat: a.lqM(a.aig()) }),
            a.pdi(({ ids: e, ...t }) => ({ ...t, clueIds: e })),
          ),
          response: a.YOg(d.HN),
        }),
        u = a.Ikc({
          claim: a.zMY(),
          edit: a.zMY(),
          checkIn: a.zMY(),
          assign: a.zMY(),
          discard: a.zMY(),
          returnPool: a.zMY(),
          phone: a.zMY(),
          why: a.FsL(
            a.cl6(a.g1P(a.YjP(), a.aig())),
            a.pdi((e) => e ?? {}),
          ),
        }),
        m = (0, i.T)({
          host: 'cm',
          method: 'GET',
          path: `${l.mQ}clueAuthority`,
          send: 'query',
          about: 'What I may do with one lead, and why not.',
          request: c,
          response: u,
        }),
        p = (0, i.T)({
          host: 'cm',
          method: 'GET',
          path: `${l.mQ}clueAttention`,
          send: 'query',
          repeatable: !0,
          about: 'Stars a lead for me.',
          request: c,
          response: l.PP,
        }),
        g = (0, i.T)({
          host: 'cm',
          method: 'GET',
          path: `${l.mQ}clueAttentionCancel`,
          send: 'query',
          repeatable: !0,
          about: 'Takes my star off a lead.',
          request: c,
          response: l.PP,
        }),
        y = a.Ikc({
          score: (0, n.no)(a.aig()),
          before: (0, n.no)(a.aig()),
          parts: a.YOg(
            a.Ikc({
              key: (0, o.yC)(r.Kl),
              got: a.aig(),
              max: a.aig(),
              why: (0, n.no)(a.Ikc({ code: a.YjP(), value: (0, n.no)(a.KCZ([a.aig(), a.YjP()])) })),
            }),
          ),
          at: (0, n.no)(n.n$),
        }),
        k = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}ennNewClueScoring/selectList`,
          send: 'json',
          about: 'The score of a lead with its parts and reasons.',
          request: c,
          response: y,
        }),
        f = ['bill', 'equipment', 'industry', 'measured', 'list'],
        I = a.Ikc({
          energy: (0, o.yC)(r.Hx),
          amount: a.aig(),
          basis: (0, o.yC)(f),
          margin: (0, n.no)(a.aig()),
          equipment: (0, n.no)(a.Ikc({ count: a.aig(), capacity: a.aig(), unit: a.YjP() })),
          peak: (0, n.no)(a.aig()),
        }),
        v = (0, i.T)({
          host: 'cm',
          method: 'GET',
          path: `${l.mQ}getEnnNewCluePotential`,
          send: 'query',
          about: 'The potential of a lead by energy, with its basis and margin.',
          request: c,
          response: (0, n._d)(I),
        }),
        b = a.FsL(
          a.Ikc({ clueId: r.D$, name: a.YjP(), nameEn: n.Qq, distance: a.aig() }),
          a.pdi((e) => ({ id: e.clueId, name: e.name, nameEn: e.nameEn, distance: e.distance })),
        ),
        q = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}findLowDistance`,
          send: 'json',
          about: 'Leads within 1 km of a lead, nearest first.',
          request: c,
          response: a.YOg(b),
        }),
        w = a.FsL(
          a.Ikc({
            contactId: a.YjP(),
            name: a.YjP(),
            nameEn: n.Qq,
            role: n.Qq,
            roleName: n.Qq,
            roleNameEn: n.Qq,
            phone: n.Qq,
            decider: (0, n.no)(a.zMY()),
          }),
          a.pdi((e) => ({
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
        T = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}ennNewClueContact/selectClueIdAndBp`,
          send: 'json',
          about: 'People at the lead’s company; numbers are masked for those without the right.',
          request: c,
          response: a.YOg(w),
        })
      s.d(t, {}, { G_: k, KV: f, Qt: g, bv: v, sd: T, tR: h, v6: q, y7: p, zf: m })
    },
    9674(e, t, s) {
      var a = s(659),
        i = s(7269),
        n = s(3407),
        o = s(3865),
        r = s(6823),
        d = s(8683)
      const l = a.FsL(
          a.Ikc({ areaCode: a.YjP(), name: a.YjP(), parent: n.Qq }),
          a.pdi((e) => ({ code: e.areaCode, name: e.name, parent: e.parent })),
        ),
        c = (0, i.T)({
          host: 'cm',
          method: 'GET',
          path: `${d.mQ}getAreas`,
          send: 'query',
          about: 'Administrative divisions in which there are leads that I may see, each with the one above it.',
          request: a.Ikc({}),
          response: a.YOg(l),
        }),
        h = a.FsL(
          a.Ikc({ code: a.YjP(), name: a.YjP(), nameEn: n.Qq, parent: n.Qq }),
          a.pdi((e) => ({ code: e.code, name: e.name, nameEn: e.nameEn, parent: e.parent })),
        ),
        u = (0, i.T)({
          host: 'crm',
          method: 'POST',
          path: '/api/v1/doctionary/dic',
          send: 'form',
          about: 'A dictionary: industries.',
          request: a.FsL(
            a.Ikc({}),
            a.pdi(() => ({ type: 'industry' })),
          ),
          response: a.YOg(h),
        }),
        m = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${d.mQ}ennNewClueLabel/selectList`,
          send: 'json',
          about: 'All labels that a lead can have.',
          request: a.Ikc({}),
          response: a.YOg(d.Gx),
        }),
        p = (0, i.T)({
          host: 'cm',
          method: 'GET',
          path: `${d.mQ}getCustomerLableById`,
          send: 'query',
          about: 'Labels of a company, by its id.',
          request: a.FsL(
            a.Ikc({ customerId: a.YjP() }),
            a.pdi(({ customerId: e }) => ({ custId: e })),
          ),
          response: a.YOg(d.Gx),
        }),
        g = (0, i.T)({
          host: 'cm',
          method: 'GET',
          path: `${d.mQ}getCustomerLableByCreditCode`,
          send: 'query',
          about: 'Labels of a company, by its credit code.',
          request: a.Ikc({ creditCode: a.YjP() }),
          response: a.YOg(d.Gx),
        }),
        y = a.FsL(
          a.Ikc({ code: (0, o.yC)(r.dq), name: a.YjP(), nameEn: n.Qq }),
          a.pdi((e) => ({ kind: e.code, name: e.name, nameEn: e.nameEn })),
        ),
        k = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${d.mQ}findClueDiscardReason`,
          send: 'json',
          about: 'Reasons for discarding a lead.',
          request: a.Ikc({}),
          response: a.YOg(y),
        })
      s.d(t, {}, { G: g, Hd: p, IM: m, fj: u, hD: k, j8: c })
    },
    2956(e, t, s) {
      var a = s(659),
        i = s(3407),
        n = s(3865),
        o = s(6823),
        r = s(8683)
      const d = ['visit', 'call', 'message', 'checkIn'],
        l = a.Ikc({ at: i.n$, kind: (0, n.yC)(o.T6), text: i.Qq, textEn: i.Qq }),
        c = a.Ikc({
          gas: (0, i.no)(a.aig()),
          elec: (0, i.no)(a.aig()),
          roof: (0, i.no)(a.aig()),
          steam: (0, i.no)(a.aig()),
        }),
        h = {
          clueId: o.D$,
          name: a.YjP(),
          nameEn: i.Qq,
          version: a.aig(),
          stage: (0, n.yC)(o.hq),
          state: (0, n.yC)(o.Af),
          attention: (0, i.no)(a.zMY()),
          score: (0, i.no)(a.aig()),
          potential: (0, i.no)(c),
          nextStep: (0, i.no)(l),
          returnAt: (0, i.no)(i.n$),
          distance: (0, i.no)(a.aig()),
          industry: (0, i.no)(a.Ikc({ code: i.Qq, name: a.YjP(), nameEn: i.Qq })),
          labels: (0, i._d)(r.Gx),
          lastContact: (0, i.no)(a.Ikc({ kind: (0, n.yC)(d), at: i.n$ })),
          createdAt: (0, i.no)(i.n$),
          owner: (0, i.no)(i.MV),
          phone: i.Qq,
        },
        u = { gas: void 0, elec: void 0, roof: void 0, steam: void 0 }
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
          potential: e.potential ?? u,
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
      const p = a.FsL(a.Ikc(h), a.pdi(m)),
        g = a.FsL(
          a.Ikc({ stage: (0, n.yC)(o.hq), at: i.n$, by: (0, i.no)(i.MV) }),
          a.pdi((e) => ({ stage: e.stage, at: e.at, by: e.by })),
        ),
        y = a.FsL(
          a.Ikc({
            reason: (0, n.yC)(o.dq),
            until: i.Qq,
            note: i.Qq,
            sameAs: (0, i.no)(o.D$),
            by: (0, i.no)(i.MV),
            at: (0, i.no)(i.n$),
          }),
          a.pdi((e) => ({ kind: e.reason, until: e.until, note: e.note, sameAs: e.sameAs, by: e.by, at: e.at })),
        ),
        k = a.FsL(
          a.Ikc({
            ...h,
            creditCode: i.Qq,
            company: i.Qq,
            custId: i.Qq,
            address: i.Qq,
            addressEn: i.Qq,
            point: (0, i.no)(a.Ikc({ lng: a.aig(), lat: a.aig() })),
            areaCode: i.Qq,
            entity: (0, i.no)(a.Ikc({ entityId: a.YjP(), name: a.YjP(), nameEn: i.Qq })),
            source: (0, i.no)((0, n.yC)(o.Sd)),
            collaborators: (0, i._d)(i.MV),
            distanceToMain: (0, i.no)(a.aig()),
            cognition: (0, i.no)(a.aig()),
            steps: (0, i._d)(g),
            missing: (0, i._d)(a.YjP()),
            discard: (0, i.no)(y),
            returnReason: i.Qq,
            counts: (0, i.no)(a.Ikc({ tracks: a.aig(), clockIns: a.aig(), contacts: a.aig() })),
          }),
          a.pdi((e) => ({
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
      s.d(t, {}, { HN: k, aq: p, lE: l, uB: d })
    },
    5665(e, t, s) {
      var a = s(659),
        i = s(7269),
        n = s(3407),
        o = s(6872),
        r = s(2956),
        d = s(8683)
      const l = { ...o.J2, lng: a.lqM(a.aig()), lat: a.lqM(a.aig()) },
        c = ['org', 'pool']
      function h({ lng: e, lat: t, ...s }) {
        return { ...(0, o.hH)(s), ...(void 0 === e || void 0 === t ? {} : { lng: e, lat: t }) }
      }
      const u = (0, i.T)({
          host: 'cm',
          method: 'GET',
          path: `${d.mQ}getClueList`,
          send: 'query',
          about: 'One page of the leads of the organisation, or of its public pool.',
          request: a.FsL((0, i.I)({ ...l, type: a.KIO(c) }), a.pdi(h)),
          response: (0, n.c3)(r.aq),
        }),
        m = (0, i.T)({
          host: 'cm',
          method: 'GET',
          path: `${d.mQ}getClueOwnList`,
          send: 'query',
          about: 'One page of the leads that I own or share.',
          request: a.FsL((0, i.I)(l), a.pdi(h)),
          response: (0, n.c3)(r.aq),
        }),
        p = a.Ikc({
          total: a.aig(),
          gas: a.aig(),
          due: a.aig(),
          late: a.aig(),
          byStage: a.FsL(a.YOg(a.aig()), a.Bw9(5)),
          scoreHist: a.FsL(a.YOg(a.aig()), a.Bw9(20)),
        }),
        g = (0, i.T)({
          host: 'cm',
          method: 'GET',
          path: `${d.mQ}getClueSum`,
          send: 'query',
          about: 'Figures over the leads of the organisation or of its public pool, with the list’s filters.',
          request: a.FsL(a.Ikc({ ...l, type: a.KIO(c) }), a.pdi(h)),
          response: p,
        }),
        y = (0, i.T)({
          host: 'cm',
          method: 'GET',
          path: `${d.mQ}getClueOwnSum`,
          send: 'query',
          about: 'Figures over my leads, with the list’s filters.',
          request: a.FsL(a.Ikc(l), a.pdi(h)),
          response: p,
        }),
        k = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${d.mQ}isShowMyClue`,
          send: 'query',
          about: 'Whether the tab Mine is shown.',
          request: a.Ikc({}),
          response: a.zMY(),
        }),
        f = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${d.mQ}isManagementArea`,
          send: 'query',
          about: 'Whether the tab Organisation is shown.',
          request: a.Ikc({}),
          response: a.zMY(),
        }),
        I = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${d.mQ}findClue`,
          send: 'json',
          about: 'Search over all leads that I may see: name, credit code, address.',
          request: (0, i.I)({ keyword: a.YjP() }),
          response: (0, n.c3)(r.aq),
        })
      s.d(t, {}, { Dc: f, Xs: I, Z4: g, cA: u, eZ: m, je: k, r3: y })
    },
    8683(e, t, s) {
      var a = s(659),
        i = s(3407),
        n = s(3865),
        o = s(6823)
      const r = a.FsL(
          a.L5J(),
          a.pdi(() => void 0),
        ),
        d = a.FsL(
          a.Ikc({ labelId: a.YjP(), name: a.YjP(), nameEn: i.Qq, category: (0, n.yC)(o.Yi) }),
          a.pdi((e) => ({ id: e.labelId, name: e.name, nameEn: e.nameEn, category: e.category })),
        )
      s.d(t, {}, { Gx: d, PP: r, mQ: '/api/cperpDemandMgr/ennNewClue/' })
    },
    1170(e, t, s) {
      var a = s(659),
        i = s(7269),
        n = s(3865),
        o = s(3407),
        r = s(6823),
        d = s(2956),
        l = s(8683)
      const c = a.Ikc({ url: a.YjP(), duration: a.aig() }),
        h = a.FsL(
          a.Ikc({
            trackId: a.YjP(),
            clueId: r.D$,
            kind: (0, n.yC)(r.sB),
            contact: (0, o.no)(a.Ikc({ contactId: a.YjP(), name: a.YjP(), nameEn: o.Qq })),
            text: a.YjP(),
            textEn: o.Qq,
            audio: (0, o._d)(c),
            photos: (0, o._d)(a.YjP()),
            at: o.n$,
            by: (0, o.no)(o.MV),
            nextStep: (0, o.no)(d.lE),
          }),
          a.pdi((e) => ({
            id: e.trackId,
            leadId: e.clueId,
            kind: e.kind,
            contact: e.contact && { id: e.contact.contactId, name: e.contact.name, nameEn: e.contact.nameEn },
            text: e.text,
            textEn: e.textEn,
            audio: e.audio,
            photos: e.photos,
            at: e.at,
            by: e.by,
            nextStep: e.nextStep,
          })),
        ),
        u = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}ennNewClueTrack/selectList`,
          send: 'json',
          about: 'All follow-ups of a lead, latest first.',
          request: a.FsL(
            a.Ikc({ id: r.D$ }),
            a.pdi(({ id: e }) => ({ clueId: e })),
          ),
          response: a.YOg(h),
        }),
        m = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}ennNewClueTrack/insert`,
          send: 'json',
          repeatable: !0,
          about: 'Writes a follow-up; answers it and the lead as it is then.',
          request: a.FsL(
            a.Ikc({
              leadId: r.D$,
              kind: a.KIO(r.sB),
              contactId: a.lqM(a.YjP()),
              contactName: a.lqM(a.YjP()),
              text: a.YjP(),
              audio: a.lqM(a.YOg(c)),
              photos: a.lqM(a.YOg(a.YjP())),
              nextStep: a.Ikc({ at: o.zF, kind: a.KIO(r.T6), text: a.lqM(a.YjP()) }),
            }),
            a.pdi(({ leadId: e, ...t }) => ({ clueId: e, ...t })),
          ),
          response: a.FsL(
            a.Ikc({ track: h, clue: d.HN }),
            a.pdi((e) => ({ track: e.track, lead: e.clue })),
          ),
        }),
        p = a.FsL(
          a.Ikc({
            clockInId: a.YjP(),
            clueId: r.D$,
            kind: (0, n.yC)(r.LF),
            at: o.n$,
            by: (0, o.no)(o.MV),
            address: o.Qq,
            addressEn: o.Qq,
            distance: (0, o.no)(a.aig()),
            accuracy: (0, o.no)(a.aig()),
            text: o.Qq,
            textEn: o.Qq,
            reason: o.Qq,
            photos: (0, o._d)(a.YjP()),
            dwell: (0, o.no)(a.aig()),
            signals: (0, o._d)(a.YjP()),
          }),
          a.pdi((e) => ({
            id: e.clockInId,
            leadId: e.clueId,
            kind: e.kind,
            at: e.at,
            by: e.by,
            address: e.address,
            addressEn: e.addressEn,
            distance: e.distance,
            accuracy: e.accuracy,
            text: e.text,
            textEn: e.textEn,
            reason: e.reason,
            photos: e.photos,
            dwell: e.dwell,
            signals: e.signals,
          })),
        ),
        g = (0, i.T)({
          host: 'cm',
          method: 'POST',
          path: `${l.mQ}ennNewClueClockInRecord/selectPage`,
          send: 'json',
          about: 'One page of the check-ins at a lead, latest first.',
          request: a.FsL(
            (0, i.I)({ id: r.D$ }),
            a.pdi(({ id: e, ...t }) => ({ clueId: e, ...t })),
          ),
          response: (0, o.c3)(p),
        })
      s.d(t, {}, { XU: g, Xv: u, jw: m })
    },
    9651(e, t, s) {
      var a = s(659),
        i = s(7007),
        n = s(804),
        o = s(69),
        r = s(761),
        d = s(2126)
      const l = [4003, 4004, 4010, 4102, 4103],
        c = a.Ikc({ name: a.YjP(), nameEn: a.lqM(a.YjP()), minutes: a.aig() }),
        h = a.Ikc({ kind: a.KIO(['open', 'today']), limit: a.aig() }),
        u = {
          4101: (e, t) => {
            const s = a.xLC(c, e)
            if (!s.success) return
            const { minutes: i, ...r } = s.output
            return t('move.refused.4101', { count: i, name: (0, n.Z)(r, (0, o.aS)()) })
          },
          4102: (e, t) => {
            const s = a.xLC(h, e)
            return s.success ? t(`move.refused.4102${s.output.kind}`, { limit: s.output.limit }) : void 0
          },
        }
      s.d(
        t,
        {},
        {
          refusalText: (e, t, s) => {
            const a = (0, d.c)(e)
            if (void 0 === a) return (0, r.k)(e, s)
            const n = u[a]?.(e instanceof i.j$ ? e.data : void 0, t)
            if (void 0 !== n) return n
            const o = l.find((e) => e === a)
            return o ? t(`move.refused.${o}`) : (0, r.k)(e, s)
          },
        },
      )
    },
    6141(e, t, s) {
      var a = s(3865),
        i = s(6823)
      const n = { found: 'found', verified: 'verified', followedUp: 'followed', opportunity: 'opportunity', won: 'won' }
      s.d(
        t,
        {},
        {
          B: (e) => ((0, a.qE)(i.hq, e) ? n[e] : 'discarded'),
          p: (e, t, s, i) => ((0, a.qE)(s, i) ? e(`${t}.${i}`) : i),
        },
      )
    },
    7314(e, t, s) {
      s.d(t, { leadDetailStore: () => M })
      var a = s(9424),
        i = s(5726),
        n = s(5926),
        o = s(7007),
        r = s(659),
        d = s(7269),
        l = s(3407),
        c = s(6823),
        h = s(2956),
        u = s(8683)
      const m = r.FsL(
          r.Ikc({ clues: r.YOg(h.HN), failed: (0, l._d)(r.Ikc({ clueId: c.D$, code: r.aig(), message: r.YjP() })) }),
          r.pdi((e) => ({
            leads: e.clues,
            failed: e.failed.map(({ clueId: e, code: t, message: s }) => ({ id: e, code: t, message: s })),
          })),
        ),
        p = { id: c.D$, version: r.aig() },
        g = r.Ikc({
          owner: r.lqM(r.YjP()),
          stage: r.lqM(r.FsL(r.KIO(c.an), r.pdi(c.hq.toWire))),
          contractId: r.lqM(r.YjP()),
          restore: r.lqM(r.euz(!0)),
          nextStep: r.lqM(r.Ikc({ at: l.zF, kind: r.KIO(c.T6), text: r.lqM(r.YjP()) })),
          name: r.lqM(r.YjP()),
          address: r.lqM(r.YjP()),
          creditCode: r.lqM(r.YjP()),
          industry: r.lqM(r.YjP()),
          source: r.lqM(r.FsL(r.KIO(c.Hl), r.pdi(c.Sd.toWire))),
          labels: r.lqM(r.YOg(r.YjP())),
          collaborators: r.lqM(r.YOg(r.YjP())),
        }),
        y = (0, d.T)({
          host: 'cm',
          method: 'POST',
          path: `${u.mQ}updateClue`,
          send: 'json',
          about: 'Takes leads from the pool, assigns them, moves one on, edits it, or undoes my last move of it.',
          request: r.FsL(
            r.Ikc({ leads: r.FsL(r.YOg(r.Ikc(p)), r.BpQ(1)), changes: g }),
            r.pdi(({ leads: e, changes: t }) => ({
              clueIds: e.map((e) => e.id),
              version: 1 === e.length ? e[0]?.version : e.map((e) => e.version),
              changes: t,
            })),
          ),
          response: m,
        }),
        k = r.lqM(r.YjP()),
        f = r.Oxt('kind', [
          r.Ikc({ kind: r.KIO(['noGas', 'closed', 'unreachable']), note: k }),
          r.Ikc({ kind: r.euz('otherSupplier'), until: r.FsL(r.YjP(), r.yGV(/^\d{4}-\d{2}$/)), note: k }),
          r.Ikc({ kind: r.euz('other'), note: r.YjP() }),
          r.Ikc({ kind: r.euz('same'), sameAs: c.D$, note: k }),
        ]),
        I = r.FsL(
          r.Ikc({ ...p, reason: f }),
          r.pdi(({ id: e, version: t, reason: { kind: s, ...a } }) => ({
            clueId: e,
            version: t,
            reason: c.dq.toWire(s),
            ...a,
          })),
        ),
        v = (0, d.T)({
          host: 'cm',
          method: 'POST',
          path: `${u.mQ}clueDiscard`,
          send: 'json',
          about: 'Discards a lead with a reason.',
          request: I,
          response: m,
        }),
        b = (0, d.T)({
          host: 'cm',
          method: 'POST',
          path: `${u.mQ}changeClueDiscardReason`,
          send: 'json',
          about: 'Changes the reason of a discarded lead.',
          request: I,
          response: m,
        }),
        q = (0, d.T)({
          host: 'cm',
          method: 'GET',
          path: `${u.mQ}returnCluePublicSphere`,
          send: 'query',
          about: 'Gives a lead back to the public pool with a reason.',
          request: r.FsL(
            r.Ikc({ ...p, reason: r.YjP() }),
            r.pdi(({ id: e, ...t }) => ({ clueId: e, ...t })),
          ),
          response: m,
        })
      var w = s(9097),
        T = s(689),
        P = s(2530),
        Y = s(9674),
        j = s(2126)
      class E {
        #e
        #t
        #s
        constructor(e) {
          ;(this.status = 'idle'),
            (this.value = void 0),
            (this.error = void 0),
            (this.#e = !0),
            (this.#s = e),
            (0, a.l_)(this, { value: a.HT, error: a.HT }, { autoBind: !0 })
        }
        get pending() {
          return void 0 === this.value && 'failed' !== this.status
        }
        async need() {
          this.#e && !this.#t && (await this.load())
        }
        async load() {
          this.#t?.abort()
          const e = new AbortController()
          ;(this.#t = e), void 0 === this.value && (this.status = 'loading')
          try {
            const t = await this.#s(e.signal)
            this.#t === e && this.set(t)
          } catch (t) {
            ;(0, a.h5)(() => {
              if (this.#t === e) {
                if (((this.#t = void 0), (0, o.mm)(t))) {
                  void 0 === this.value && (this.status = 'idle')
                  return
                }
                ;(this.error = t), void 0 === this.value && (this.status = 'failed')
              }
            })
          }
        }
        set(e) {
          this.stop(), (this.value = e), (this.error = void 0), (this.status = 'ready'), (this.#e = !1)
        }
        invalidate() {
          this.#e = !0
        }
        stop() {
          this.#t?.abort(),
            (this.#t = void 0),
            void 0 === this.value && 'loading' === this.status && (this.status = 'idle')
        }
      }
      var Q = s(1170)
      class C {
        #a
        #i
        constructor(e, t) {
          ;(this.more = 'idle'),
            (this.moreError = void 0),
            (this.#i = t),
            (this.#a = e),
            (this.tracks = new E((s) => e.http(Q.Xv, { id: t }, { signal: s }))),
            (this.clockIns = new E(async (s) => {
              const { items: a, total: i } = await e.http(Q.XU, { id: t, page: 1 }, { signal: s })
              return { items: a, total: i, pages: 1 }
            })),
            (0, a.l_)(this, { tracks: !1, clockIns: !1, moreError: a.HT }, { autoBind: !0 })
        }
        get events() {
          return (({ tracks: e, clockIns: t, complete: s }) => {
            const a = s ? -1 / 0 : t.reduce((e, t) => Math.min(e, t.at.getTime()), 1 / 0)
            return [
              ...e.map((e) => ({ type: 'track', id: `track:${e.id}`, at: e.at, track: e })),
              ...t.map((e) => ({ type: 'clockIn', id: `clockIn:${e.id}`, at: e.at, clockIn: e })),
            ]
              .filter((e) => e.at.getTime() >= a)
              .sort((e, t) => t.at.getTime() - e.at.getTime() || e.id.localeCompare(t.id))
          })({
            tracks: this.tracks.value ?? [],
            clockIns: this.clockIns.value?.items ?? [],
            complete: this.complete || 'failed' === this.clockIns.status,
          })
        }
        get complete() {
          const { value: e } = this.clockIns
          return void 0 !== e && e.items.length >= e.total
        }
        get total() {
          return (this.tracks.value?.length ?? 0) + (this.clockIns.value?.total ?? 0)
        }
        get status() {
          const e = [this.tracks.status, this.clockIns.status]
          return e.includes('failed') ? 'failed' : e.every((e) => 'ready' === e) ? 'ready' : 'loading'
        }
        get error() {
          return this.tracks.error ?? this.clockIns.error
        }
        async need() {
          await Promise.all([this.tracks.need(), this.clockIns.need()])
        }
        async retry() {
          await Promise.all([this.tracks, this.clockIns].filter((e) => 'failed' === e.status).map((e) => e.load()))
        }
        async loadMore() {
          const e = this.clockIns.value
          if (!e || this.complete || 'loading' === this.more) return
          this.more = 'loading'
          const t = e.pages + 1
          try {
            const s = await this.#a.http(Q.XU, { id: this.#i, page: t })
            ;(0, a.h5)(() => {
              if (((this.more = 'idle'), this.clockIns.value !== e)) return
              const a = new Set(e.items.map((e) => e.id)),
                i = [...e.items, ...s.items.filter((e) => !a.has(e.id))],
                n = i.length === e.items.length ? i.length : s.total
              this.clockIns.set({ items: i, total: n, pages: t })
            })
          } catch (e) {
            ;(0, a.h5)(() => {
              ;(this.more = (0, o.mm)(e) ? 'idle' : 'failed'), (this.moreError = e)
            })
          }
        }
        add(e) {
          const { value: t } = this.tracks
          t && this.tracks.set([e, ...t.filter((t) => t.id !== e.id)])
        }
        stop() {
          this.tracks.stop(), this.clockIns.stop()
        }
      }
      class $ {
        #n
        #o
        constructor(e, t, s) {
          ;(this.id = t), (this.before = void 0), (this.#n = !1), (this.#o = 0), (this.moving = void 0)
          const i = (e) => new E(e)
          ;(this.main = i(async (a) => {
            const [i] = await e.http(P.tR, { ids: [t] }, { signal: a })
            if (!i) throw new o.j$('refused', 'lead not found', { callId: P.tR.id, code: 4004 })
            return (s(i), i)
          })),
            (this.rights = i((s) => e.http(P.zf, { id: t }, { signal: s }))),
            (this.score = i((s) => e.http(P.G_, { id: t }, { signal: s }))),
            (this.potential = i((s) => e.http(P.bv, { id: t }, { signal: s }))),
            (this.contacts = i((s) => e.http(P.sd, { id: t }, { signal: s }))),
            (this.companyLabels = i((t) =>
              (async (e, t, s) =>
                t?.customerId !== void 0
                  ? e.http(Y.Hd, { customerId: t.customerId }, { signal: s })
                  : t?.creditCode !== void 0
                    ? e.http(Y.G, { creditCode: t.creditCode }, { signal: s })
                    : [])(e, this.main.value, t),
            )),
            (this.nearby = i((s) => e.http(P.v6, { id: t }, { signal: s }))),
            (this.timeline = new C(e, t)),
            (0, a.l_)(this, {
              id: !1,
              main: !1,
              rights: !1,
              score: !1,
              potential: !1,
              contacts: !1,
              companyLabels: !1,
              nearby: !1,
              timeline: !1,
              before: a.HT,
              inUse: !1,
              sections: !1,
            })
        }
        get state() {
          const e = [this.main.error, this.rights.error].map(j.c)
          return e.includes(4003)
            ? 'denied'
            : e.includes(4004)
              ? 'not-found'
              : this.main.value
                ? 'ready'
                : 'failed' === this.main.status
                  ? 'failed'
                  : 'loading'
        }
        get isLearning() {
          return this.main.pending || this.rights.pending
        }
        get inUse() {
          return this.#n || this.#o > 0 || void 0 !== this.moving
        }
        hold() {
          return (
            (this.#o += 1),
            () => {
              this.#o -= 1
            }
          )
        }
        async open() {
          ;(this.#n = !0),
            await Promise.all([this.main.need(), this.rights.need()]),
            'ready' === this.state && (await Promise.all([...this.sections, this.timeline].map((e) => e.need())))
        }
        close() {
          for (const e of ((this.#n = !1), [this.main, this.rights, ...this.sections, this.timeline])) e.stop()
        }
        invalidate() {
          for (const e of [this.rights, this.score]) e.invalidate()
          this.#n && this.open()
        }
        get sections() {
          return [this.score, this.potential, this.contacts, this.companyLabels, this.nearby]
        }
      }
      class L {
        #r
        #d
        #l
        #a
        constructor(e) {
          ;(this.#r = new Map()),
            (this.#d = new Map()),
            (this.#a = e),
            (this.#l = e.store(T.Y)),
            (0, a.l_)(this, {}, { autoBind: !0 })
        }
        of(e) {
          const t = this.#r.get(e) ?? new $(this.#a, e, this.#l.put)
          for (const [s, a] of (this.#r.delete(e), this.#r.set(e, t), [...this.#r].slice(0, -20)))
            a.inUse || this.#r.delete(s)
          return t
        }
        take(e) {
          const t = { owner: this.#a.session.loginName }
          return this.move(e, 'take', y, (s) => ({ leads: [{ id: e, version: s }], changes: t }))
        }
        discard(e, t) {
          return this.move(e, 'discard', v, (s) => ({ id: e, version: s, reason: t }))
        }
        changeReason(e, t) {
          return this.move(e, 'changeReason', b, (s) => ({ id: e, version: s, reason: t }))
        }
        returnToPool(e, t) {
          return this.move(e, 'returnToPool', q, (s) => ({ id: e, version: s, reason: t }))
        }
        undo(e) {
          const t = { restore: !0 }
          return this.move(e, 'undo', y, (s) => ({ leads: [{ id: e, version: s }], changes: t }))
        }
        seen(e) {
          this.of(e).before = void 0
        }
        applied(e) {
          const t = this.of(e.id)
          t.main.set(e), t.invalidate(), this.#l.put(e), this.#a.store(w.U).forgetSums()
        }
        async move(e, t, s, i) {
          const n = this.of(e)
          if (void 0 !== n.moving) return { kind: 'busy' }
          n.moving = t
          try {
            n.main.value || (await n.main.load())
            const e = n.main.value
            if (!e) return { kind: 'failed', error: n.main.error }
            return await this.send(e, t, s, i(e.version))
          } finally {
            ;(0, a.h5)(() => {
              n.moving = void 0
            })
          }
        }
        async send(e, t, s, i) {
          const n = this.keyOf(e.id, t)
          try {
            const { key: t } = await n.for(i),
              a = await this.#a.http(s, i, { idempotencyKey: t })
            n.settle()
            const o = a.leads.find((t) => t.id === e.id)
            if (!o) return { kind: 'failed', error: Error('the answer does not hold the lead') }
            return (this.applied(o), { kind: 'done', lead: o })
          } catch (s) {
            if ((0, o.mm)(s)) return { kind: 'busy' }
            const t = (0, j.t)(s)
            if (!t) return { kind: 'failed', error: s }
            return (
              n.settle(),
              this.applied(t),
              (0, a.h5)(() => {
                this.of(e.id).before = e
              }),
              { kind: 'conflict' }
            )
          }
        }
        keyOf(e, t) {
          const s = `${t} ${e}`,
            a = this.#d.get(s) ?? new n.a()
          return (this.#d.set(s, a), a)
        }
      }
      const M = (0, i.n)('leads.detail', (e) => new L(e))
    },
    9097(e, t, s) {
      var a = s(9424),
        i = s(5726),
        n = s(5665),
        o = s(9674),
        r = s(6872)
      class d {
        #c
        #t
        #a
        constructor(e) {
          ;(this.sums = a.sH.map([], { deep: !1 })),
            (this.tabs = void 0),
            (this.areas = void 0),
            (this.industries = void 0),
            (this.labels = void 0),
            (this.revision = 0),
            (this.#c = new Set()),
            (this.#t = new Map()),
            (this.#a = e),
            (0, a.l_)(this, { sums: !1, tabs: a.HT, areas: a.HT, industries: a.HT, labels: a.HT }, { autoBind: !0 })
        }
        sumsOf(e) {
          return this.sums.get(l(e))
        }
        async loadSums(e, t) {
          const s = l(e)
          if (this.#c.has(s)) return
          const a = this.#t.get(s)
          if (a && !a.signal.aborted) return a.done
          const i = this.askSums(s, e, t)
          this.#t.set(s, { signal: t, done: i })
          try {
            await i
          } finally {
            this.#t.get(s)?.done === i && this.#t.delete(s)
          }
        }
        async askSums(e, t, s) {
          const { tab: i, filter: o, position: r } = t,
            d = { ...o, ...r },
            l = { signal: s, background: !0 },
            c = 'mine' === i ? await this.#a.http(n.r3, d, l) : await this.#a.http(n.Z4, { ...d, type: i }, l)
          this.#c.add(e), (0, a.h5)(() => this.sums.set(e, c))
        }
        forgetSums() {
          this.#c.clear(), (this.revision += 1)
        }
        async loadTabs(e) {
          if (this.tabs) return this.tabs
          const t = { signal: e, background: !0 },
            [s, i] = await Promise.all([this.#a.http(n.je, {}, t), this.#a.http(n.Dc, {}, t)]),
            o = { mine: s, org: i }
          return (
            (0, a.h5)(() => {
              this.tabs = o
            }),
            o
          )
        }
        async loadAreas(e) {
          if (this.areas) return
          const t = await this.#a.http(o.j8, {}, { signal: e })
          ;(0, a.h5)(() => {
            this.areas = t
          })
        }
        async loadIndustries(e) {
          if (this.industries) return
          const t = await this.#a.http(o.fj, {}, { signal: e })
          ;(0, a.h5)(() => {
            this.industries = t
          })
        }
        async loadLabels(e) {
          if (this.labels) return
          const t = await this.#a.http(o.IM, {}, { signal: e })
          ;(0, a.h5)(() => {
            this.labels = t
          })
        }
      }
      function l({ tab: e, filter: t, position: s }) {
        const { sort: a, ...i } = t,
          n = void 0 === i.radius ? void 0 : s
        return JSON.stringify([e, (0, r.hH)(i), n])
      }
      const c = (0, i.n)('leads.lists', (e) => new d(e))
      s.d(t, {}, { U: c })
    },
    689(e, t, s) {
      var a = s(9424),
        i = s(5726),
        n = s(5206),
        o = s(5665),
        r = s(2530)
      const d = () => void 0
      class l {
        #h
        #a
        constructor(e) {
          ;(this.records = a.sH.map([], { deep: !1 })),
            (this.browsing = void 0),
            (this.#h = new Map()),
            (this.#a = e),
            (0, a.l_)(this, { records: !1, browsing: a.HT }, { autoBind: !0 })
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
        async list({ tab: e, filter: t, position: s }, i, r) {
          let d,
            l = { ...t, ...s, page: i },
            c = (e) => {
              d = e
            },
            { items: h, total: u } =
              'mine' === e
                ? await this.#a.http((0, n.b)(o.eZ, c), l, { signal: r })
                : await this.#a.http((0, n.b)(o.cA, c), { ...l, type: e }, { signal: r })
          return ((0, a.h5)(() => h.forEach(this.put)), { ids: h.map((e) => e.id), total: u, answer: d })
        }
        restore(e) {
          const { items: t, total: s } = o.eZ.response(e, d)
          return (t.filter((e) => !this.records.has(e.id)).forEach(this.put), { ids: t.map((e) => e.id), total: s })
        }
        async follow(e, t) {
          const s = this.#h.get(e) ?? { onServer: this.records.get(e)?.followed === !0, last: Promise.resolve() }
          this.#h.set(e, s), this.star(e, t)
          const a = t ? r.y7 : r.Qt,
            i = s.last.catch(() => void 0).then(() => this.#a.http(a, { id: e }))
          s.last = i
          try {
            await i, (s.onServer = t)
          } finally {
            s.last === i && (this.#h.delete(e), this.star(e, s.onServer))
          }
        }
        async refresh(e, t) {
          const [s] = await this.#a.http(r.tR, { ids: [e] }, t ? { signal: t } : {})
          return (
            (0, a.h5)(() => {
              s ? this.put(s) : this.records.delete(e)
            }),
            s
          )
        }
        star(e, t) {
          const s = this.records.get(e)
          s && this.records.set(e, { ...s, followed: t })
        }
      }
      const c = (0, i.n)('leads', (e) => new l(e))
      s.d(t, {}, { Y: c })
    },
    3804(e, t, s) {
      var a = s(804),
        i = s(69),
        n = s(8475),
        o = s(1170),
        r = s(7314),
        d = s(689)
      const l = (e) => `lead:${e}`
      s.d(
        t,
        {},
        {
          Ft: ({ kind: e, text: t, contact: s, nextStep: a, by: i }, n, o) => {
            const { contactId: r, contactName: d, nextStep: l } = n
            return (
              i?.id === o &&
              e === n.kind &&
              t === n.text &&
              (void 0 === r ? s?.name === d : s?.id === r) &&
              a?.at.getTime() === l.at.getTime() &&
              a.kind === l.kind &&
              (a.text ?? '') === (l.text ?? '')
            )
          },
          Td: l,
          bc: async (e, t, { key: s, ...c }) => {
            const { leadId: h } = t,
              u = e.store(r.leadDetailStore),
              m = u.of(h),
              p = m.main.value ?? e.store(d.Y).get(h),
              g = await (0, n.n)(e, {
                call: o.jw,
                request: t,
                record: l(h),
                label: p ? (0, a.Z)(p, (0, i.aS)()) : h,
                idempotencyKey: s,
                ...c,
              })
            return 'queued' === g.kind
              ? g.why
              : (u.applied(g.answer.lead),
                m.timeline.add(g.answer.track),
                void 0 !== t.contactName && m.contacts.invalidate(),
                'sent')
          },
        },
      )
    },
    2126(e, t, s) {
      var a = s(659),
        i = s(7007),
        n = s(2956)
      function o(e) {
        return e instanceof i.j$ && 'refused' === e.kind ? Number(e.code) : void 0
      }
      s.d(
        t,
        {},
        {
          c: o,
          t: (e) => {
            if (4009 !== o(e) || !(e instanceof i.j$)) return
            const t = a.xLC(n.HN, e.data)
            return t.success ? t.output : void 0
          },
        },
      )
    },
    8919(e, t, s) {
      var a = s(7672)
      const { useTexts: i, text: n } = (0, a.K)('leads'),
        { text: o } = (0, a.K)('leads')
      s.d(t, {}, { MN: i, Qq: n, Tz: o })
    },
  },
])
