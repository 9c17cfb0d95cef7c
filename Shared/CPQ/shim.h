// libpq; the diagnostic field codes are character macros, which Swift does not import.
#pragma once
#include <libpq-fe.h>

static inline const char *larder_pq_sqlstate(const PGresult *result) {
    return PQresultErrorField(result, PG_DIAG_SQLSTATE);
}
static inline const char *larder_pq_constraint(const PGresult *result) {
    return PQresultErrorField(result, PG_DIAG_CONSTRAINT_NAME);
}
