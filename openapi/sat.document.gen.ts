// Generated from openapi/sat.yaml by `npm run gen`. Do not edit.
/** The contract as a plain object: what /openapi.json serves and validators read. */
export const satDocument = {
  "openapi": "3.1.0",
  "info": {
    "title": "SomaScan Menu /sat",
    "version": "1.0.0",
    "summary": "The menu of a protein assay, by version",
    "description": "Reads the catalogue of SOMAmer reagents of one assay version. Paths and their query\nparameters follow the product specification, section 7.\n\nEvery error is `application/problem+json` (RFC 9457) with a `code` from a closed list.\nEvery answer carries `X-Request-Id`, which an error repeats as `requestId`.\n\nLimits: request line and headers 16 KiB together (431), JSON bodies 1 MiB, of createPanel and savePanel 6 MiB, of\nevaluateFlags and evaluateFlag 64 KiB (413), filters 5 clauses and 2 keywords a clause (400), filter text 8,192\ncharacters (400).\nUploads are 10 MiB and 20,000 rows a file at most (413), headings not counted, of which 200 characters a cell are\nlooked at.\nAn answer that holds columns of a catalogue names its `edition`: all that the server's answers of that version depend on. Asked with\n`edition`, what is open to visitors is sent to be kept for a year without being asked about (`immutable`) while that\nedition is the one in use, and else not to be kept at all (`no-store`), of whatever catalogue is in use. A server that names no\nedition need not know the parameter, and a client that knows none does not send it.\nA person has at most 10,000 panels, a panel 1,000 versions (409), 20,000 SeqIds and 100 sources of 24 MiB (400).\n",
    "license": {
      "name": "MIT",
      "identifier": "MIT"
    }
  },
  "servers": [
    {
      "url": "/sat"
    }
  ],
  "tags": [
    {
      "name": "menu",
      "description": "The catalogue of one assay version"
    },
    {
      "name": "collection",
      "description": "Curated sets of genes, and what of them is measured"
    },
    {
      "name": "import",
      "description": "Lists of proteins in workbooks"
    },
    {
      "name": "account",
      "description": "Who is calling, and what they prefer"
    },
    {
      "name": "panel",
      "description": "Lists of analytes that a person keeps, in every version that was saved"
    },
    {
      "name": "file",
      "description": "Files to download, and the notes of releases"
    },
    {
      "name": "operation",
      "description": "Whether the server is alive and ready"
    }
  ],
  "paths": {
    "/menuquery/{reqPath}/somamer/search": {
      "get": {
        "operationId": "searchAnalytes",
        "tags": [
          "menu"
        ],
        "security": [
          {},
          {
            "bearer": []
          }
        ],
        "summary": "The analytes of a version, all or filtered",
        "description": "As `application/json`, a list of analytes: every column key of the version, null where\nnothing is known, lists as arrays. As `application/vnd.ssm.columns+json`, the same\nanalytes as one array a column. Both are in catalogue order, which is by SeqId.\nA long catalogue may be asked for in parts, by `offset` and `limit`; parts of one revision are one catalogue.\nThe ETag is strong and depends on the catalogue revision, the filters, the columns and the part.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/reqPath"
          },
          {
            "$ref": "#/components/parameters/version"
          },
          {
            "$ref": "#/components/parameters/filters"
          },
          {
            "$ref": "#/components/parameters/fields"
          },
          {
            "name": "offset",
            "in": "query",
            "description": "How many of the analytes, in catalogue order, come before the first that is answered; none without",
            "schema": {
              "type": "integer",
              "minimum": 0,
              "maximum": 10000000
            }
          },
          {
            "name": "limit",
            "in": "query",
            "description": "The most analytes to answer; all without",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 10000000
            }
          },
          {
            "$ref": "#/components/parameters/edition"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The analytes that satisfy every clause; possibly none",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Analyte"
                  }
                }
              },
              "application/vnd.ssm.columns+json": {
                "schema": {
                  "$ref": "#/components/schemas/AnalyteColumns"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/{reqPath}/somamer/count": {
      "get": {
        "operationId": "countAnalytes",
        "tags": [
          "menu"
        ],
        "security": [
          {},
          {
            "bearer": []
          }
        ],
        "summary": "How many analytes a filter leaves, all together and clause by clause",
        "parameters": [
          {
            "$ref": "#/components/parameters/reqPath"
          },
          {
            "$ref": "#/components/parameters/version"
          },
          {
            "$ref": "#/components/parameters/filters"
          },
          {
            "$ref": "#/components/parameters/edition"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The counts",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AnalyteCount"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/somamer/{seqId}": {
      "get": {
        "operationId": "getAnalyte",
        "tags": [
          "menu"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "The spec sheet of one reagent",
        "description": "Everything that the version says of a reagent, with the catalogue around it: where each of its measures lies among\nthose of all reagents, the other reagents of its protein, and the sets of genes that it is in. `search` and `count`\nare the operations above. A SeqId that is not on the menu is 404 `analyte_not_found`, and a text that is none is\n400: both name in `nearest` what may have been meant, and the former in `otherVersion` the version that has it.\nThe ETag is strong and depends on the catalogues in use of both versions.\n",
        "parameters": [
          {
            "name": "seqId",
            "in": "path",
            "required": true,
            "description": "A SeqId as 10000-28; another spelling is 400 and named in `nearest`",
            "schema": {
              "type": "string",
              "minLength": 1
            }
          },
          {
            "$ref": "#/components/parameters/version"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The spec sheet",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AnalyteSheet"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/{reqPath}/field/search": {
      "get": {
        "operationId": "suggestValues",
        "tags": [
          "menu"
        ],
        "security": [
          {},
          {
            "bearer": []
          }
        ],
        "summary": "Values of a filter's field that contain a text",
        "description": "Values that begin with the term come first, then values that contain it, each group in\nnatural order. Case and accents are ignored.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/reqPath"
          },
          {
            "$ref": "#/components/parameters/version"
          },
          {
            "name": "field",
            "in": "query",
            "required": true,
            "description": "A filter key whose values are text",
            "schema": {
              "$ref": "#/components/schemas/FilterKey"
            }
          },
          {
            "name": "term",
            "in": "query",
            "required": true,
            "description": "The text to look for; not empty after trimming",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200
            }
          },
          {
            "name": "limit",
            "in": "query",
            "description": "The most values to answer",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 20
            }
          },
          {
            "$ref": "#/components/parameters/edition"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The values, best first",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Suggestion"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/{reqPath}/catalogue": {
      "get": {
        "operationId": "describeCatalogue",
        "tags": [
          "menu"
        ],
        "security": [
          {},
          {
            "bearer": []
          }
        ],
        "summary": "Which catalogue is in use, and what its columns hold",
        "parameters": [
          {
            "$ref": "#/components/parameters/reqPath"
          },
          {
            "$ref": "#/components/parameters/version"
          },
          {
            "$ref": "#/components/parameters/edition"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The catalogue of the version",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Catalogue"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/collection": {
      "get": {
        "operationId": "listCollections",
        "tags": [
          "collection"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Curated collections, and how much of each either assay version measures",
        "description": "The twenty browse topics, whether a set of genes was loaded for them or not, or every other set of genes that\nthe operator loaded. Genes are told apart by their Entrez id; one that has none is known by its symbol.\nTopics come in the order in which they are browsed, other sets by category and name.\n",
        "parameters": [
          {
            "name": "kind",
            "in": "query",
            "description": "`topics`, or `geneSets` for all others",
            "schema": {
              "type": "string",
              "enum": [
                "topics",
                "geneSets"
              ],
              "default": "topics"
            }
          },
          {
            "name": "category",
            "in": "query",
            "description": "Those of one category alone",
            "schema": {
              "$ref": "#/components/schemas/CollectionCategory"
            }
          },
          {
            "name": "search",
            "in": "query",
            "description": "Words that the name holds, in any order; case and accents are ignored",
            "schema": {
              "type": "string",
              "maxLength": 200
            }
          },
          {
            "name": "genes",
            "in": "query",
            "description": "`true` to name each gene with its reagents; counts alone without",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/size"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of the collections",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CollectionList"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/jwt/validate": {
      "get": {
        "operationId": "validateToken",
        "tags": [
          "account"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Who the access token says you are",
        "description": "401 when the token must not be believed: forged, expired, for another audience, or signed out.\n503 while the identity provider's keys cannot be had; the token may still be good.\n",
        "responses": {
          "200": {
            "description": "The person of the token",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SignedInPerson"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/jwt/logout": {
      "post": {
        "operationId": "logOut",
        "tags": [
          "account"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Ends the access token",
        "description": "The token is refused from now on, by every server of the same database. It takes no body. A token that is\nno longer valid answers 401, which means the same to the caller: signed out.\n",
        "responses": {
          "204": {
            "description": "Signed out",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/download/template": {
      "get": {
        "operationId": "downloadTemplate",
        "tags": [
          "import"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "A workbook to fill in, for an import or a bulk search",
        "parameters": [
          {
            "name": "templateImport",
            "in": "query",
            "description": "`true` for the import's template; the bulk search's without",
            "schema": {
              "type": "boolean",
              "default": false
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The workbook, named by Content-Disposition",
            "headers": {
              "Content-Disposition": {
                "$ref": "#/components/headers/ContentDisposition"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/bulk/search": {
      "post": {
        "operationId": "bulkSearch",
        "tags": [
          "import"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Which reagents the rows of a workbook name, to show them",
        "description": "See importAnalytes, whose answer this is.",
        "parameters": [
          {
            "$ref": "#/components/parameters/version"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Workbook"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ImportedRows"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/import": {
      "post": {
        "operationId": "importAnalytes",
        "tags": [
          "import"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Which reagents the rows of a workbook name, to add them",
        "description": "Every row of every sheet with a cell in it gets exactly one answer, in the order of the file. SeqIds, UniProt\naccessions, gene symbols, target names and the other kinds of IdentifierKind are recognised, alone or in columns\nthat are named or known by what they hold, with the header in any of the first 20 rows; `layout` says it instead.\nNothing is kept; whoever calls adds what it chooses.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/version"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Workbook"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ImportedRows"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/import/preview": {
      "post": {
        "operationId": "previewWorkbook",
        "tags": [
          "import"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "The sheets of a workbook, their first rows, and which columns are read",
        "description": "For a person to look at and to change; what is changed is sent as `layout` beside the file.",
        "parameters": [
          {
            "name": "hidden",
            "in": "query",
            "description": "`true` reads the rows and columns that sheets hide as well; they are left out without",
            "schema": {
              "type": "boolean",
              "default": false
            }
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Workbook"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/SheetPreviews"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/user/{userSub}/column": {
      "get": {
        "operationId": "getColumns",
        "tags": [
          "account"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "The columns that a person prefers for all tables",
        "description": "What was saved here, else what the access token's preferredCols says; empty when neither does.",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ColumnPreference"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "put": {
        "operationId": "saveColumns",
        "tags": [
          "account"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Saves the columns that a person prefers for all tables",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/ColumnPreference"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ColumnPreference"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "post": {
        "operationId": "saveColumnsByPost",
        "tags": [
          "account"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "The same as saveColumns, for clients that cannot PUT",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/ColumnPreference"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ColumnPreference"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/user/{userSub}/panel": {
      "get": {
        "operationId": "listPanels",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "The panels of a person, by pages",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          },
          {
            "name": "search",
            "in": "query",
            "description": "A text that the name or the description holds; case and accents are ignored",
            "schema": {
              "type": "string",
              "maxLength": 200
            }
          },
          {
            "name": "seqId",
            "in": "query",
            "description": "A reagent that the newest version holds; deleted panels hold none",
            "schema": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          {
            "name": "sort",
            "in": "query",
            "schema": {
              "type": "string",
              "enum": [
                "name",
                "changed",
                "count",
                "version"
              ],
              "default": "changed"
            }
          },
          {
            "name": "direction",
            "in": "query",
            "description": "Without, descending for changed and count, ascending for name and version",
            "schema": {
              "type": "string",
              "enum": [
                "ascending",
                "descending"
              ]
            }
          },
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/size"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of the panels",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PanelList"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "post": {
        "operationId": "createPanel",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Saves a new panel",
        "description": "With an `Idempotency-Key` the call can be repeated safely for at least 24 hours: the same key and body answer\nthe panel that was made, the same key with another body is 409. A name that another panel of the person has,\nin whatever case, is 409 and names that panel. The body may have 6 MiB, most of which are `sources`.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          },
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "The caller's own name of this creation, 1 to 255 printable ASCII characters",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 255
            }
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/PanelContent"
        },
        "responses": {
          "200": {
            "description": "The panel that an earlier call with this key has made, as it is now",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/PanelTag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Panel"
                }
              }
            }
          },
          "201": {
            "description": "The panel, saved",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/PanelTag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Panel"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/panel/{panelId}": {
      "get": {
        "operationId": "getPanel",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "A panel, as it is or as an earlier save left it",
        "description": "Another person's panel is 404, as one that there is not.",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          },
          {
            "name": "number",
            "in": "query",
            "description": "Of an earlier version; the newest without",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1000000
            }
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Panel"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "put": {
        "operationId": "savePanel",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Saves a panel as its next version",
        "description": "What differs in nothing from the newest version makes no new one. `If-Match` is required (428); when the panel\nhas changed since, 412 tells its current number and ETag. Sent for a deleted panel with the ETag that the\ndeletion answered, it brings the panel back with all its versions, for 30 days unless its room is needed\nbefore. `sources` are added to those that the panel has, which stay as they are, whatever is saved; with a body that makes no new version they are\nadded to the newest one, and its ETag stays. The body may have 6 MiB. SeqIds that are not on the menu are refused but\nthose of the newest version, and of the one that `restores` names.\nA weak ETag, as a proxy that compresses makes it (`W/\"…\"`), is taken for the strong one, here and by\ndeletePanel. RFC 9110 has If-Match compare strongly, which would make every save behind such a proxy a 412. It is\nsafe here, and deliberate: the ETag of a panel is an opaque name of its newest version or its deletion, and says\nnothing of the bytes of an answer: two versions never share one, however they are compressed.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          },
          {
            "name": "restores",
            "in": "query",
            "description": "The earlier version that is restored; its reagents may come back though they have left the menu",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1000000
            }
          },
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/PanelContent"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Panel"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "delete": {
        "operationId": "deletePanel",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Deletes a panel; savePanel can bring it back",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          },
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "204": {
            "description": "Deleted; its name is free",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/PanelTag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/panel/{panelId}/version": {
      "get": {
        "operationId": "listPanelVersions",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Every save of a panel, the newest first, by pages",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          },
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/size"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of the versions",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PanelVersionList"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/panel/{panelId}/source": {
      "get": {
        "operationId": "listPanelSources",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "The imported lists that a panel was made from, with what was decided of every row",
        "description": "Those of a version and of all before it, in the order in which they were saved. Another person's panel is 404,\nas one that there is not.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          },
          {
            "name": "number",
            "in": "query",
            "description": "Up to an earlier version; to the newest without",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1000000
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The sources; none where no list was imported",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PanelSourceList"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/file": {
      "get": {
        "operationId": "listFiles",
        "tags": [
          "file"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "The files that can be downloaded, by category",
        "description": "By the index of the operator's folder; without one, what the server makes of the catalogues in use. A file that is listed and\ncannot be downloaded stays in the list, and its `problem` says why.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The categories in the order of the index",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/FileList"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/file/{fileId}": {
      "get": {
        "operationId": "downloadFile",
        "tags": [
          "file"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "A file, or a part of it",
        "description": "The ETag is strong: it is the SHA-256 of the file, in quotes. One range of bytes is answered by 206, one that begins beyond the\nend by 416, several and what is none by the whole file; with `If-Range` only while the file is the same. `If-Match` that names\nanother state is 412. A file that is listed and gone is 404, one that is not what the index says is 409. A file that\nchanges while it is sent ends the connection before its `Content-Length`.\n",
        "parameters": [
          {
            "name": "fileId",
            "in": "path",
            "required": true,
            "schema": {
              "$ref": "#/components/schemas/FileId"
            }
          },
          {
            "name": "Range",
            "in": "header",
            "description": "As `bytes=1000-` or `bytes=0-999`",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "If-Range",
            "in": "header",
            "description": "An ETag, or a date as of Last-Modified; the range is answered where it holds",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "If-Match",
            "in": "header",
            "schema": {
              "type": "string"
            }
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          },
          {
            "name": "If-Modified-Since",
            "in": "header",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The whole file, named by Content-Disposition",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              },
              "Accept-Ranges": {
                "$ref": "#/components/headers/AcceptRanges"
              },
              "Content-Disposition": {
                "$ref": "#/components/headers/ContentDisposition"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/octet-stream": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "206": {
            "description": "The part that was asked for",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              },
              "Accept-Ranges": {
                "$ref": "#/components/headers/AcceptRanges"
              },
              "Content-Disposition": {
                "$ref": "#/components/headers/ContentDisposition"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              },
              "Content-Range": {
                "$ref": "#/components/headers/ContentRange"
              }
            },
            "content": {
              "application/octet-stream": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/release-note": {
      "get": {
        "operationId": "listReleaseNotes",
        "tags": [
          "file"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "What each release brought, the newest first",
        "description": "From the operator's folder; the product's own without one. A note that cannot be read is left out and logged.",
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The notes, by date and then by version, the newest first; possibly none",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/ReleaseNote"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/health": {
      "servers": [
        {
          "url": "/"
        }
      ],
      "get": {
        "operationId": "health",
        "tags": [
          "operation"
        ],
        "summary": "The process answers",
        "responses": {
          "200": {
            "description": "Alive",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "status"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "status": {
                      "const": "ok"
                    },
                    "version": {
                      "type": "string",
                      "minLength": 1,
                      "description": "The release that runs"
                    },
                    "commit": {
                      "type": "string",
                      "minLength": 7,
                      "description": "The commit of its sources"
                    },
                    "profile": {
                      "type": "string",
                      "enum": [
                        "local",
                        "demo",
                        "production"
                      ],
                      "description": "Whom it is for; see docs/settings.md"
                    }
                  }
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/ready": {
      "servers": [
        {
          "url": "/"
        }
      ],
      "get": {
        "operationId": "ready",
        "tags": [
          "operation"
        ],
        "summary": "A catalogue is loaded for each version and storage answers",
        "responses": {
          "200": {
            "description": "Ready",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "status",
                    "catalogues"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "status": {
                      "const": "ready"
                    },
                    "catalogues": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "required": [
                          "version",
                          "revision",
                          "isDemo",
                          "total"
                        ],
                        "additionalProperties": false,
                        "properties": {
                          "version": {
                            "$ref": "#/components/schemas/AssayVersion"
                          },
                          "revision": {
                            "$ref": "#/components/schemas/Revision"
                          },
                          "isDemo": {
                            "type": "boolean"
                          },
                          "total": {
                            "type": "integer",
                            "minimum": 0
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/config.json": {
      "servers": [
        {
          "url": "/"
        }
      ],
      "get": {
        "operationId": "getSettings",
        "tags": [
          "operation"
        ],
        "summary": "What is set about the application",
        "description": "Read once by the application before anything else. It holds no secret.",
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The settings",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AppSettings"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/ofrep/v1/evaluate/flags": {
      "servers": [
        {
          "url": "/"
        }
      ],
      "post": {
        "operationId": "evaluateFlags",
        "tags": [
          "operation"
        ],
        "summary": "Every flag, by the OpenFeature Remote Evaluation Protocol",
        "description": "Ask again every second or two with If-None-Match: 304 while nothing has changed. The evaluation context may hold\n`targetingKey` and any attribute, such as `project`; these flags are the same for everyone.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/FlagContext"
        },
        "responses": {
          "200": {
            "description": "The flags, in the order of their keys",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "flags"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "flags": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/FlagEvaluation"
                      }
                    }
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/ofrep/v1/evaluate/flags/{key}": {
      "servers": [
        {
          "url": "/"
        }
      ],
      "post": {
        "operationId": "evaluateFlag",
        "tags": [
          "operation"
        ],
        "summary": "One flag, by the OpenFeature Remote Evaluation Protocol",
        "parameters": [
          {
            "name": "key",
            "in": "path",
            "required": true,
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200
            }
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/FlagContext"
        },
        "responses": {
          "200": {
            "description": "The flag",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/FlagEvaluation"
                }
              }
            }
          },
          "404": {
            "description": "There is no such flag",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "key",
                    "errorCode",
                    "errorDetails"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "key": {
                      "type": "string"
                    },
                    "errorCode": {
                      "const": "FLAG_NOT_FOUND"
                    },
                    "errorDetails": {
                      "type": "string"
                    }
                  }
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "bearer": {
        "type": "http",
        "scheme": "bearer",
        "bearerFormat": "JWT"
      }
    },
    "parameters": {
      "reqPath": {
        "name": "reqPath",
        "in": "path",
        "required": true,
        "description": "`public` for anyone; `secured` needs a bearer token and also allows the filters that\nare closed to SSM-Public.\n",
        "schema": {
          "$ref": "#/components/schemas/RequestPath"
        }
      },
      "version": {
        "name": "version",
        "in": "query",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/AssayVersion"
        }
      },
      "filters": {
        "name": "filters",
        "in": "query",
        "description": "Clauses joined by `&`, each key + operator + value, each value percent-encoded on its\nown, the whole percent-encoded once more. Clauses are ANDed.\n",
        "schema": {
          "type": "string",
          "maxLength": 8192
        },
        "example": "dilGroup=20%25&loDb>100"
      },
      "fields": {
        "name": "fields",
        "in": "query",
        "description": "Columns to answer, comma-joined, by key or short key; all of the version without it.\n`seqId` is always answered. `otherNames` is no column, and is answered where it is named.\n",
        "schema": {
          "type": "string",
          "maxLength": 1024
        },
        "example": "seqId,fullName,targetName"
      },
      "edition": {
        "name": "edition",
        "in": "query",
        "description": "The `edition` of an earlier answer. While it is the one in use, an answer that a visitor may have as well is sent\n`immutable`; of another edition, the answer is that of the catalogue in use, and is sent `no-store`.\n",
        "schema": {
          "$ref": "#/components/schemas/Edition"
        }
      },
      "userSub": {
        "name": "userSub",
        "in": "path",
        "required": true,
        "description": "The `sub` of the access token; that of anyone else is 403",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255
        }
      },
      "panelId": {
        "name": "panelId",
        "in": "path",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/PanelId"
        }
      },
      "page": {
        "name": "page",
        "in": "query",
        "description": "From 1; a page beyond the last is empty",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000000,
          "default": 1
        }
      },
      "size": {
        "name": "size",
        "in": "query",
        "description": "The most items on a page",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 20
        }
      },
      "ifMatch": {
        "name": "If-Match",
        "in": "header",
        "required": true,
        "description": "The ETag of the panel that is known to the caller, weak or strong; `*` for whatever there is",
        "schema": {
          "type": "string"
        }
      },
      "ifNoneMatch": {
        "name": "If-None-Match",
        "in": "header",
        "schema": {
          "type": "string"
        }
      }
    },
    "headers": {
      "ETag": {
        "description": "Strong validator",
        "schema": {
          "type": "string"
        }
      },
      "PanelTag": {
        "description": "Names the state of the panel; it changes with every write",
        "schema": {
          "type": "string"
        }
      },
      "LastModified": {
        "description": "When the file was last changed, as an HTTP date",
        "schema": {
          "type": "string"
        }
      },
      "AcceptRanges": {
        "description": "`bytes`",
        "schema": {
          "type": "string"
        }
      },
      "ContentRange": {
        "description": "As `bytes 1000-1999/5000`",
        "schema": {
          "type": "string"
        }
      },
      "ContentDisposition": {
        "description": "As `attachment; filename=\"…\"`",
        "schema": {
          "type": "string"
        }
      },
      "XRequestId": {
        "description": "Names this exchange in the server's log",
        "schema": {
          "type": "string"
        }
      }
    },
    "requestBodies": {
      "ColumnPreference": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ColumnPreference"
            }
          }
        }
      },
      "PanelContent": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/PanelContent"
            }
          }
        }
      },
      "Workbook": {
        "required": true,
        "content": {
          "multipart/form-data": {
            "schema": {
              "type": "object",
              "required": [
                "file"
              ],
              "additionalProperties": false,
              "properties": {
                "file": {
                  "type": "string",
                  "format": "binary",
                  "description": "One .xlsx workbook of at most 10 MiB"
                },
                "layout": {
                  "$ref": "#/components/schemas/ImportLayout"
                }
              }
            },
            "encoding": {
              "layout": {
                "contentType": "application/json"
              }
            }
          }
        }
      },
      "FlagContext": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "properties": {
                "context": {
                  "type": "object",
                  "properties": {
                    "targetingKey": {
                      "type": "string",
                      "maxLength": 400
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "responses": {
      "ColumnPreference": {
        "description": "The columns, in the order of the preference",
        "headers": {
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/PreferredColumns"
            }
          }
        }
      },
      "Panel": {
        "description": "The panel",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/PanelTag"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Panel"
            }
          }
        }
      },
      "ImportedRows": {
        "description": "One item a row, in the order of the file",
        "headers": {
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/ImportedRow"
              }
            }
          }
        }
      },
      "SheetPreviews": {
        "description": "One item a sheet, in the order of the workbook",
        "headers": {
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/SheetPreview"
              }
            }
          }
        }
      },
      "Problem": {
        "description": "What went wrong",
        "headers": {
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      }
    },
    "schemas": {
      "RequestPath": {
        "type": "string",
        "enum": [
          "public",
          "secured"
        ]
      },
      "AssayVersion": {
        "type": "string",
        "enum": [
          "V_7K",
          "V_11K"
        ]
      },
      "Revision": {
        "type": "string",
        "description": "Names one immutable catalogue; the same bytes for ever",
        "pattern": "^[A-Za-z0-9_-]{8,64}$"
      },
      "Edition": {
        "type": "string",
        "description": "Names all that answers of a version depend on",
        "minLength": 8,
        "maxLength": 64,
        "pattern": "^[A-Za-z0-9_-]{8,64}$"
      },
      "ColumnKey": {
        "type": "string",
        "enum": [
          "seqId",
          "fullName",
          "targetName",
          "uniProtId",
          "entrezGeneName",
          "fixedPanels",
          "bufferMS",
          "dilutionGroup",
          "selexTargetAminoAcidRange",
          "loDb",
          "signalToNoisePlasma",
          "totalCVPlasma",
          "correlationPlasma",
          "fStatPlasma",
          "medianNormalPlasma",
          "signalToNoiseSerum",
          "totalCVSerum",
          "correlationSerum",
          "fStatSerum",
          "medianNormalSerum",
          "characterizationInfo",
          "orthogonalStrategies",
          "mrmMsData",
          "ddaMsData",
          "pQtl",
          "mousePlasmaBin",
          "mousePlasmaFstat",
          "diseases",
          "pathways"
        ]
      },
      "FilterKey": {
        "type": "string",
        "enum": [
          "v11Only",
          "seqId",
          "fullName",
          "targetName",
          "uniProtId",
          "entrezGeneName",
          "fixedPanels",
          "dilGroup",
          "loDb",
          "sigNoisePlasma",
          "bufferMS",
          "totalCvPlasma",
          "corrPlasma",
          "fStatPlasma",
          "medNormPlasma",
          "sigNoiseSerum",
          "totalCvSerum",
          "corrSerum",
          "fStatSerum",
          "medNormSerum",
          "goBioProcess",
          "goMoleFunc",
          "goCellComp",
          "mesh",
          "pubs",
          "charInfo",
          "mousePlasmaBin",
          "mousePlasmaFstat",
          "apparentKd",
          "disgenet",
          "diseases",
          "pathways"
        ]
      },
      "NullableText": {
        "type": [
          "string",
          "null"
        ]
      },
      "NullableNumber": {
        "type": [
          "number",
          "null"
        ]
      },
      "NullableBoolean": {
        "type": [
          "boolean",
          "null"
        ]
      },
      "NullableList": {
        "type": [
          "array",
          "null"
        ],
        "minItems": 1,
        "items": {
          "type": "string",
          "minLength": 1
        }
      },
      "Analyte": {
        "type": "object",
        "description": "One SOMAmer reagent. A search without `fields` answers every column key of the version;\nmousePlasmaBin and mousePlasmaFstat belong to V_7K alone.\n",
        "required": [
          "seqId"
        ],
        "additionalProperties": false,
        "properties": {
          "seqId": {
            "type": "string",
            "minLength": 1,
            "description": "Identifies the reagent, as 10000-28"
          },
          "fullName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "targetName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "uniProtId": {
            "$ref": "#/components/schemas/NullableList"
          },
          "entrezGeneName": {
            "$ref": "#/components/schemas/NullableList"
          },
          "fixedPanels": {
            "$ref": "#/components/schemas/NullableList"
          },
          "bufferMS": {
            "$ref": "#/components/schemas/NullableBoolean"
          },
          "dilutionGroup": {
            "$ref": "#/components/schemas/NullableText"
          },
          "selexTargetAminoAcidRange": {
            "$ref": "#/components/schemas/NullableText"
          },
          "loDb": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "signalToNoisePlasma": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "totalCVPlasma": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "correlationPlasma": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "fStatPlasma": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "medianNormalPlasma": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "signalToNoiseSerum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "totalCVSerum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "correlationSerum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "fStatSerum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "medianNormalSerum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "characterizationInfo": {
            "$ref": "#/components/schemas/NullableText"
          },
          "orthogonalStrategies": {
            "$ref": "#/components/schemas/NullableText"
          },
          "mrmMsData": {
            "$ref": "#/components/schemas/NullableText"
          },
          "ddaMsData": {
            "$ref": "#/components/schemas/NullableText"
          },
          "pQtl": {
            "$ref": "#/components/schemas/NullableText"
          },
          "mousePlasmaBin": {
            "$ref": "#/components/schemas/NullableText"
          },
          "mousePlasmaFstat": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "diseases": {
            "$ref": "#/components/schemas/NullableList"
          },
          "pathways": {
            "$ref": "#/components/schemas/NullableList"
          },
          "otherNames": {
            "description": "What the reagent is also called: other and earlier symbols of its genes, by the tables that the catalogue was loaded\nwith, and its SomaIds. Where it is of several genes, the symbol that a name stands for follows behind a tab.\n",
            "anyOf": [
              {
                "$ref": "#/components/schemas/NullableList"
              }
            ]
          }
        }
      },
      "AnalyteColumns": {
        "type": "object",
        "description": "Analytes as columns. Columns are named by short key and are all `count` long. Repeated\ntext stands once in `dictionary`, and `codes` point into it, -1 where nothing is known.\nItems of a list are joined by U+001F.\n",
        "required": [
          "format",
          "version",
          "revision",
          "isDemo",
          "total",
          "count",
          "columns"
        ],
        "additionalProperties": false,
        "properties": {
          "format": {
            "const": 1
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "revision": {
            "$ref": "#/components/schemas/Revision"
          },
          "edition": {
            "$ref": "#/components/schemas/Edition"
          },
          "isDemo": {
            "type": "boolean"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes on the menu of the version"
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes in this answer"
          },
          "columns": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/PackedColumn"
            }
          }
        }
      },
      "PackedColumn": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/PackedValues"
          },
          {
            "$ref": "#/components/schemas/PackedDictionary"
          },
          {
            "$ref": "#/components/schemas/PackedNumbers"
          },
          {
            "$ref": "#/components/schemas/PackedBooleans"
          }
        ]
      },
      "PackedValues": {
        "type": "object",
        "required": [
          "kind",
          "values"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "text",
              "list"
            ]
          },
          "values": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/NullableText"
            }
          }
        }
      },
      "PackedDictionary": {
        "type": "object",
        "required": [
          "kind",
          "dictionary",
          "codes"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "text",
              "list"
            ]
          },
          "dictionary": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "codes": {
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": -1
            }
          }
        }
      },
      "PackedNumbers": {
        "type": "object",
        "required": [
          "kind",
          "values"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "number"
          },
          "values": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/NullableNumber"
            }
          }
        }
      },
      "PackedBooleans": {
        "type": "object",
        "required": [
          "kind",
          "values"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "boolean"
          },
          "values": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/NullableBoolean"
            }
          }
        }
      },
      "AnalyteSheet": {
        "type": "object",
        "description": "One reagent on the menu of a version, and the catalogue around it",
        "required": [
          "version",
          "revision",
          "isDemo",
          "analyte",
          "otherVersion",
          "lift",
          "reagents",
          "measures",
          "memberships"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "revision": {
            "$ref": "#/components/schemas/Revision"
          },
          "isDemo": {
            "type": "boolean",
            "description": "Generated by the project, not measured"
          },
          "analyte": {
            "description": "With every column key of the version",
            "$ref": "#/components/schemas/Analyte"
          },
          "otherVersion": {
            "description": "The same SeqId on the menu of the other version; null where it is not there, and where one of the two\ncatalogues is generated and the other is not\n",
            "oneOf": [
              {
                "$ref": "#/components/schemas/AnalyteInVersion"
              },
              {
                "type": "null"
              }
            ]
          },
          "withdrawnByOther": {
            "description": "What the catalogue of the other version says of the reagent, where that no longer offers it",
            "$ref": "#/components/schemas/WithdrawnReagent"
          },
          "lift": {
            "description": "Null where the operator loaded no table of factors between versions that has the reagent",
            "oneOf": [
              {
                "$ref": "#/components/schemas/AnalyteLift"
              },
              {
                "type": "null"
              }
            ]
          },
          "reagents": {
            "type": "array",
            "description": "The other reagents of the version that have a UniProt accession in common with this one, or, where one of the\ntwo has no accession, an Entrez gene symbol; in the catalogue's order\n",
            "items": {
              "$ref": "#/components/schemas/SharingReagent"
            }
          },
          "measures": {
            "type": "array",
            "description": "Every column of numbers of the version, in the catalogue's order",
            "items": {
              "$ref": "#/components/schemas/AnalyteMeasure"
            }
          },
          "memberships": {
            "type": "array",
            "description": "Every set of genes that the reagent is in, by column, then topics as they are browsed and terms by text",
            "items": {
              "$ref": "#/components/schemas/SetMembership"
            }
          }
        }
      },
      "AnalyteInVersion": {
        "type": "object",
        "required": [
          "version",
          "analyte"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "analyte": {
            "description": "With every column key of that version",
            "$ref": "#/components/schemas/Analyte"
          }
        }
      },
      "AnalyteLift": {
        "type": "object",
        "required": [
          "plasma",
          "serum",
          "source",
          "licence"
        ],
        "additionalProperties": false,
        "properties": {
          "plasma": {
            "$ref": "#/components/schemas/LiftFactors"
          },
          "serum": {
            "$ref": "#/components/schemas/LiftFactors"
          },
          "source": {
            "$ref": "#/components/schemas/SaidSource"
          },
          "licence": {
            "$ref": "#/components/schemas/SaidLicence"
          }
        }
      },
      "LiftFactors": {
        "type": "object",
        "description": "What brings a reagent's values of one version to the scale of the other, in one kind of sample",
        "required": [
          "scaleTo7k",
          "scaleTo11k",
          "ccc"
        ],
        "additionalProperties": false,
        "properties": {
          "scaleTo7k": {
            "type": [
              "number",
              "null"
            ],
            "description": "The factor from 11K to 7K; null where it is not known"
          },
          "scaleTo11k": {
            "type": [
              "number",
              "null"
            ],
            "description": "The factor from 7K to 11K; null where it is not known"
          },
          "ccc": {
            "type": [
              "number",
              "null"
            ],
            "description": "Lin's concordance of the two versions; null where it is not known"
          }
        }
      },
      "SharingReagent": {
        "type": "object",
        "required": [
          "analyte",
          "sharedBy"
        ],
        "additionalProperties": false,
        "properties": {
          "analyte": {
            "description": "With every column key of the version",
            "$ref": "#/components/schemas/Analyte"
          },
          "sharedBy": {
            "type": "object",
            "required": [
              "column",
              "values"
            ],
            "additionalProperties": false,
            "properties": {
              "column": {
                "type": "string",
                "enum": [
                  "uniProtId",
                  "entrezGeneName"
                ]
              },
              "values": {
                "type": "array",
                "description": "The accessions or symbols in common, in the order of the reagent of the sheet",
                "minItems": 1,
                "items": {
                  "type": "string",
                  "minLength": 1
                }
              }
            }
          }
        }
      },
      "AnalyteMeasure": {
        "type": "object",
        "description": "A column of numbers over the whole menu, and where the reagent lies in it",
        "required": [
          "column",
          "derivedFrom",
          "count",
          "missing",
          "minimum",
          "lowerQuartile",
          "median",
          "upperQuartile",
          "maximum",
          "scale",
          "bins",
          "value",
          "below",
          "equal"
        ],
        "additionalProperties": false,
        "properties": {
          "column": {
            "$ref": "#/components/schemas/ColumnKey"
          },
          "derivedFrom": {
            "type": [
              "string",
              "null"
            ],
            "description": "The measure that fills this column in place of its own, as its file names it"
          },
          "derivedFile": {
            "type": "string",
            "description": "The name of the file that holds that measure; left out where the record does not tell"
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "Reagents with a value"
          },
          "missing": {
            "type": "integer",
            "minimum": 0,
            "description": "Reagents without"
          },
          "minimum": {
            "type": [
              "number",
              "null"
            ],
            "description": "Null of a column without values, as what follows"
          },
          "lowerQuartile": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "median": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "upperQuartile": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "maximum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "scale": {
            "type": "string",
            "enum": [
              "linear",
              "log"
            ],
            "description": "Whether the bins are of one width or of one ratio. The first bin of a log scale reaches down to the least value,\nalso where that is zero or less.\n"
          },
          "bins": {
            "type": "array",
            "description": "In order and without gaps; their counts add up to `count`. None of a column without values.",
            "items": {
              "$ref": "#/components/schemas/MeasureBin"
            }
          },
          "value": {
            "type": [
              "number",
              "null"
            ],
            "description": "Of the reagent; null where it is not known"
          },
          "below": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "Reagents with a lower value; null where its own is not known"
          },
          "equal": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Reagents with the same value, itself included; null where its own is not known"
          }
        }
      },
      "MeasureBin": {
        "type": "object",
        "required": [
          "from",
          "to",
          "count"
        ],
        "additionalProperties": false,
        "properties": {
          "from": {
            "type": "number",
            "description": "The least value that it takes"
          },
          "to": {
            "type": "number",
            "description": "Taken by the next bin; the last bin takes it itself"
          },
          "count": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "SetMembership": {
        "type": "object",
        "required": [
          "column",
          "name",
          "param",
          "source",
          "licence",
          "date"
        ],
        "additionalProperties": false,
        "properties": {
          "column": {
            "type": "string",
            "enum": [
              "diseases",
              "pathways",
              "goBioProcess",
              "goMoleFunc",
              "goCellComp",
              "mesh"
            ]
          },
          "name": {
            "type": "string",
            "minLength": 1,
            "description": "The topic's name, or the term"
          },
          "param": {
            "type": [
              "string",
              "null"
            ],
            "description": "What a filter sends for a browse topic, as `mapk`; null of a term"
          },
          "source": {
            "$ref": "#/components/schemas/SaidSource"
          },
          "licence": {
            "$ref": "#/components/schemas/SaidLicence"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "description": "When it was published, as the file writes it; null where it does not say"
          }
        }
      },
      "SaidSource": {
        "type": [
          "string",
          "null"
        ],
        "description": "Who published it, as the file or the operator says; null where neither does"
      },
      "SaidLicence": {
        "type": [
          "string",
          "null"
        ],
        "description": "Null where it is not said"
      },
      "AnalyteCount": {
        "type": "object",
        "required": [
          "version",
          "revision",
          "total",
          "count",
          "clauses"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "revision": {
            "$ref": "#/components/schemas/Revision"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes on the menu of the version"
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes that satisfy every clause"
          },
          "clauses": {
            "type": "array",
            "description": "One entry a clause, in the order given",
            "items": {
              "$ref": "#/components/schemas/ClauseCount"
            }
          }
        }
      },
      "ClauseCount": {
        "type": "object",
        "required": [
          "alone",
          "left",
          "missing"
        ],
        "additionalProperties": false,
        "properties": {
          "alone": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes this clause alone leaves"
          },
          "left": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes left after this clause and all before it"
          },
          "missing": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes whose value for this clause is not known"
          }
        }
      },
      "Suggestion": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "additionalProperties": false,
        "properties": {
          "value": {
            "type": "string",
            "minLength": 1
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "description": "Analytes that have this value"
          },
          "otherName": {
            "type": "string",
            "minLength": 1,
            "description": "Another name of analytes with this value, which holds the text or is near to it; absent where the value does"
          }
        }
      },
      "Catalogue": {
        "type": "object",
        "required": [
          "version",
          "revision",
          "isDemo",
          "label",
          "loaded",
          "total",
          "columns",
          "filters",
          "sources"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "revision": {
            "$ref": "#/components/schemas/Revision"
          },
          "isDemo": {
            "type": "boolean",
            "description": "Generated by the project, not measured"
          },
          "label": {
            "type": "string",
            "description": "What the operator calls it, by default the names of its files"
          },
          "loaded": {
            "type": "string",
            "format": "date-time",
            "description": "Midnight UTC of a demo catalogue's day"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes on the menu"
          },
          "columns": {
            "type": "array",
            "description": "Every column of the version, in the catalogue's order",
            "items": {
              "$ref": "#/components/schemas/CatalogueColumn"
            }
          },
          "filters": {
            "type": "array",
            "description": "Every filter that the version and the caller's role may use",
            "items": {
              "$ref": "#/components/schemas/CatalogueCategory"
            }
          },
          "sources": {
            "type": "array",
            "description": "The files beside the annotations that answers to lists and gene sets rest on, to be named with them",
            "items": {
              "$ref": "#/components/schemas/CatalogueSource"
            }
          },
          "withdrawn": {
            "type": "array",
            "description": "Reagents that were on the menu and are no longer offered; absent from servers that do not tell them apart",
            "items": {
              "$ref": "#/components/schemas/WithdrawnReagent"
            }
          },
          "withdrawnByOther": {
            "type": "array",
            "description": "Reagents on this menu that the catalogue of the other version no longer offers, as that says; absent from servers that do not tell them apart",
            "items": {
              "$ref": "#/components/schemas/WithdrawnReagent"
            }
          }
        }
      },
      "WithdrawnReagent": {
        "type": "object",
        "required": [
          "seqId",
          "reason",
          "fullName",
          "targetName",
          "source"
        ],
        "additionalProperties": false,
        "properties": {
          "seqId": {
            "$ref": "#/components/schemas/SeqId"
          },
          "reason": {
            "type": "string",
            "enum": [
              "internal_use",
              "deprecated"
            ]
          },
          "fullName": {
            "type": [
              "string",
              "null"
            ],
            "description": "What it is today, as the file says; null where no name is given"
          },
          "targetName": {
            "type": [
              "string",
              "null"
            ]
          },
          "source": {
            "type": "string",
            "description": "The file and the header that say so, as `menu.tsv · Full.Name`"
          }
        }
      },
      "CatalogueSource": {
        "type": "object",
        "required": [
          "file",
          "holds",
          "count",
          "source",
          "licence"
        ],
        "additionalProperties": false,
        "properties": {
          "file": {
            "type": "string",
            "minLength": 1,
            "description": "As the operator named it"
          },
          "holds": {
            "type": "string",
            "enum": [
              "genes",
              "aliases",
              "accession_changes",
              "secondary_accessions",
              "gene_ids",
              "lift",
              "gene_sets"
            ],
            "description": "Genes with their accessions; other names of genes; accessions that a later annotation replaced; accessions that UniProt replaced; genes of ids of Ensembl and RefSeq; which assay versions have a reagent; sets of genes"
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "Lines that are used"
          },
          "source": {
            "type": [
              "string",
              "null"
            ],
            "description": "Who published it and when, as the file or the operator says; null where neither does"
          },
          "licence": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null where it is not said"
          }
        }
      },
      "CatalogueColumn": {
        "type": "object",
        "required": [
          "key",
          "shortKey",
          "known",
          "minimum",
          "maximum",
          "derivedFrom"
        ],
        "additionalProperties": false,
        "properties": {
          "key": {
            "$ref": "#/components/schemas/ColumnKey"
          },
          "shortKey": {
            "type": "string"
          },
          "known": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes with a value; 0 when no file has the column, which hides it"
          },
          "minimum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "maximum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "derivedFrom": {
            "type": [
              "string",
              "null"
            ],
            "description": "The measure that fills this column in place of its own, as its file names it"
          },
          "derivedFile": {
            "type": "string",
            "description": "The name of the file that holds that measure; left out where the record does not tell"
          }
        }
      },
      "CatalogueCategory": {
        "type": "object",
        "required": [
          "key",
          "known",
          "minimum",
          "maximum",
          "options"
        ],
        "additionalProperties": false,
        "properties": {
          "key": {
            "$ref": "#/components/schemas/FilterKey"
          },
          "known": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes with a value; 0 hides the filter"
          },
          "minimum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "maximum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "options": {
            "type": [
              "array",
              "null"
            ],
            "description": "Every value with its count, for filters that choose from a list",
            "items": {
              "$ref": "#/components/schemas/Suggestion"
            }
          }
        }
      },
      "CollectionCategory": {
        "type": "string",
        "enum": [
          "diseases",
          "pathways",
          "goBioProcess",
          "goMoleFunc",
          "goCellComp",
          "mesh"
        ],
        "description": "The filter that leaves the reagents of such a collection"
      },
      "CollectionSource": {
        "type": "object",
        "required": [
          "source",
          "date",
          "licence"
        ],
        "additionalProperties": false,
        "properties": {
          "source": {
            "type": [
              "string",
              "null"
            ],
            "description": "Who published the set; null where it is not said"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^\\d{4}(-\\d{2}){0,2}$",
            "description": "The year, month or day of its edition; null where the source does not say it"
          },
          "licence": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null where it is not said"
          }
        }
      },
      "CollectionVersion": {
        "type": "object",
        "required": [
          "version",
          "genes",
          "reagents",
          "filtered"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "genes": {
            "type": "integer",
            "minimum": 0,
            "description": "Genes of the set with a reagent on the menu of this version"
          },
          "reagents": {
            "type": "integer",
            "minimum": 0,
            "description": "Reagents on that menu for any of them"
          },
          "filtered": {
            "type": "integer",
            "minimum": 0,
            "description": "Reagents whose column holds the param; 0 where the set was not loaded with this version"
          }
        }
      },
      "CollectionGene": {
        "type": "object",
        "required": [
          "symbol",
          "entrezId",
          "seqIds"
        ],
        "additionalProperties": false,
        "properties": {
          "symbol": {
            "type": "string",
            "minLength": 1,
            "description": "As the set has it"
          },
          "entrezId": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null for a symbol that leads to no gene or to several"
          },
          "seqIds": {
            "type": "object",
            "required": [
              "V_7K",
              "V_11K"
            ],
            "additionalProperties": false,
            "properties": {
              "V_7K": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/SeqId"
                }
              },
              "V_11K": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/SeqId"
                }
              }
            }
          }
        }
      },
      "Collection": {
        "type": "object",
        "required": [
          "id",
          "category",
          "param",
          "name",
          "isDemo",
          "isWhole",
          "sources",
          "geneCount",
          "versions",
          "genes"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "description": "URL-safe, the same as long as the set has its name"
          },
          "category": {
            "$ref": "#/components/schemas/CollectionCategory"
          },
          "param": {
            "type": "string",
            "minLength": 1,
            "description": "The value of the filter"
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "isDemo": {
            "type": "boolean",
            "description": "Its members were invented for the demo catalogue"
          },
          "isWhole": {
            "type": "boolean",
            "description": "Whether genes that no version measures are among the genes: false where the catalogue itself says what belongs to the set, or nothing does"
          },
          "sources": {
            "type": "array",
            "description": "Where the set comes from; empty for a topic for which no set was loaded",
            "items": {
              "$ref": "#/components/schemas/CollectionSource"
            }
          },
          "geneCount": {
            "type": "integer",
            "minimum": 0,
            "description": "Genes of the set"
          },
          "versions": {
            "type": "array",
            "description": "For each version that has a catalogue",
            "items": {
              "$ref": "#/components/schemas/CollectionVersion"
            }
          },
          "genes": {
            "type": [
              "array",
              "null"
            ],
            "description": "In the order of their symbols; null unless they were asked for",
            "items": {
              "$ref": "#/components/schemas/CollectionGene"
            }
          }
        }
      },
      "CollectionList": {
        "type": "object",
        "required": [
          "items",
          "total",
          "page",
          "size"
        ],
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Collection"
            }
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Collections that category and search leave"
          },
          "page": {
            "type": "integer",
            "minimum": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "RoleTitle": {
        "type": "string",
        "description": "In order of precedence, the lowest first",
        "enum": [
          "SSM-Public",
          "SSM-Registered",
          "SSM-Verified",
          "Certified-Site",
          "Certified-Site-Customer"
        ]
      },
      "SignedInPerson": {
        "type": "object",
        "required": [
          "sub",
          "email",
          "roles",
          "role",
          "preferredCols",
          "expires"
        ],
        "additionalProperties": false,
        "properties": {
          "sub": {
            "type": "string",
            "minLength": 1,
            "description": "The identity provider's stable name of the person"
          },
          "email": {
            "type": "string",
            "description": "Empty when the token does not say"
          },
          "roles": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "As the token lists them, known or not"
          },
          "role": {
            "$ref": "#/components/schemas/RoleTitle"
          },
          "preferredCols": {
            "type": "array",
            "description": "Saved here, else of the token; empty when neither has any",
            "items": {
              "$ref": "#/components/schemas/ColumnKey"
            }
          },
          "expires": {
            "type": "string",
            "format": "date-time",
            "description": "When the token ends"
          }
        }
      },
      "ColumnPreference": {
        "type": "object",
        "required": [
          "columns"
        ],
        "additionalProperties": false,
        "properties": {
          "columns": {
            "type": "array",
            "minItems": 1,
            "maxItems": 29,
            "uniqueItems": true,
            "items": {
              "$ref": "#/components/schemas/ColumnKey"
            }
          }
        }
      },
      "PreferredColumns": {
        "type": "object",
        "required": [
          "columns"
        ],
        "additionalProperties": false,
        "properties": {
          "columns": {
            "type": "array",
            "description": "Empty while nothing is preferred",
            "items": {
              "$ref": "#/components/schemas/ColumnKey"
            }
          }
        }
      },
      "PanelId": {
        "type": "string",
        "description": "Names a panel, URL-safe and not to be guessed",
        "pattern": "^[A-Za-z0-9_-]{1,64}$"
      },
      "SeqId": {
        "type": "string",
        "description": "Names a reagent, as 10000-28",
        "pattern": "^[1-9][0-9]{0,6}-(0|[1-9][0-9]{0,5})$"
      },
      "PanelContent": {
        "type": "object",
        "required": [
          "name",
          "version",
          "seqIds"
        ],
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string",
            "maxLength": 1000,
            "description": "1 to 120 characters after trimming, without control characters; one panel of a person has it"
          },
          "description": {
            "type": "string",
            "maxLength": 2000,
            "description": "Up to 2,000 characters, without control characters other than line breaks; empty without"
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "seqIds": {
            "type": "array",
            "description": "Reagents on the menu of the version, or of the panel's newest version, which may have left the menu since.\nOne that is given twice counts where it stands first.\n",
            "minItems": 1,
            "maxItems": 20000,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "sources": {
            "type": "array",
            "description": "Imported lists that this save adds to those of the panel. One whose id the panel has is not added again, so\nthat a save can be repeated.\n",
            "maxItems": 20,
            "items": {
              "$ref": "#/components/schemas/PanelSource"
            }
          }
        }
      },
      "PanelSource": {
        "type": "object",
        "description": "One imported list, with what was decided of each of its rows",
        "required": [
          "id",
          "file",
          "at",
          "version",
          "catalogueRevision",
          "rows"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "description": "Made by the client, URL-safe",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "file": {
            "description": "The file's name; null of a list that was pasted",
            "oneOf": [
              {
                "type": "string",
                "minLength": 1,
                "maxLength": 255
              },
              {
                "type": "null"
              }
            ]
          },
          "at": {
            "type": "string",
            "format": "date-time",
            "description": "When its analytes were added, in UTC"
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "catalogueRevision": {
            "type": "string",
            "description": "Of the catalogue that answered; empty where it is not known",
            "pattern": "^[A-Za-z0-9_-]{0,64}$"
          },
          "rows": {
            "type": "array",
            "description": "In the order of the list",
            "maxItems": 20100,
            "items": {
              "$ref": "#/components/schemas/PanelSourceRow"
            }
          }
        }
      },
      "PanelSourceRow": {
        "type": "object",
        "required": [
          "sheet",
          "line",
          "raw",
          "edited",
          "status",
          "reason",
          "seqIds",
          "decidedBy",
          "measure",
          "order"
        ],
        "additionalProperties": false,
        "properties": {
          "sheet": {
            "type": "string",
            "maxLength": 255,
            "description": "The sheet's name"
          },
          "line": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000000,
            "description": "The row's number in its sheet"
          },
          "raw": {
            "type": "string",
            "maxLength": 200,
            "description": "The strongest identifier of the row as it is written"
          },
          "edited": {
            "description": "What the reader made of that cell; null where nothing",
            "oneOf": [
              {
                "type": "string",
                "maxLength": 200
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "$ref": "#/components/schemas/ImportStatus"
          },
          "reason": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/ImportReason"
              },
              {
                "type": "null"
              }
            ]
          },
          "seqIds": {
            "type": "array",
            "description": "What was taken from this row",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "decidedBy": {
            "$ref": "#/components/schemas/PanelSourceDecision"
          },
          "measure": {
            "description": "By which the best was chosen; null otherwise",
            "oneOf": [
              {
                "$ref": "#/components/schemas/ColumnKey"
              },
              {
                "type": "null"
              }
            ]
          },
          "order": {
            "type": [
              "string",
              "null"
            ],
            "description": "Which value of the measure was the best; null otherwise",
            "enum": [
              "lowest",
              "highest",
              null
            ]
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000000,
            "description": "Of a note, how many rows or columns of the sheet it is about; absent elsewhere"
          }
        }
      },
      "PanelSourceDecision": {
        "type": "string",
        "description": "`rule`: found, and added without a decision. `reader`: chosen by hand. `reason`: taken together with all rows of\nthe same reason. `first`, `all`, `best`: the first, all, or the best by `measure`, of several. `refused`: found or\nproposed, and the reader said no. `left_out`: nothing was taken.\n",
        "enum": [
          "rule",
          "reader",
          "reason",
          "first",
          "all",
          "best",
          "refused",
          "left_out"
        ]
      },
      "PanelSourceList": {
        "type": "object",
        "required": [
          "items"
        ],
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PanelSource"
            }
          }
        }
      },
      "Panel": {
        "type": "object",
        "required": [
          "id",
          "number",
          "owner",
          "name",
          "description",
          "version",
          "seqIds",
          "created",
          "changed",
          "catalogueRevision",
          "etag"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "$ref": "#/components/schemas/PanelId"
          },
          "number": {
            "type": "integer",
            "minimum": 1,
            "description": "1, 2 and so on, one for each save"
          },
          "owner": {
            "type": "string",
            "minLength": 1,
            "description": "The sub of its owner"
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "description": {
            "type": "string"
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "seqIds": {
            "type": "array",
            "description": "In the order given",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "created": {
            "type": "string",
            "format": "date-time",
            "description": "When the panel was first saved"
          },
          "changed": {
            "type": "string",
            "format": "date-time",
            "description": "When this version was saved"
          },
          "catalogueRevision": {
            "$ref": "#/components/schemas/Revision"
          },
          "etag": {
            "type": "string",
            "description": "The ETag of this answer, which If-Match takes: also where a proxy takes the header away"
          }
        }
      },
      "PanelSummary": {
        "type": "object",
        "required": [
          "id",
          "number",
          "owner",
          "name",
          "description",
          "version",
          "count",
          "created",
          "changed",
          "catalogueRevision",
          "etag"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "$ref": "#/components/schemas/PanelId"
          },
          "number": {
            "type": "integer",
            "minimum": 1
          },
          "owner": {
            "type": "string",
            "minLength": 1
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "description": {
            "type": "string"
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "description": "SeqIds of its newest version"
          },
          "created": {
            "type": "string",
            "format": "date-time"
          },
          "changed": {
            "type": "string",
            "format": "date-time"
          },
          "catalogueRevision": {
            "$ref": "#/components/schemas/Revision"
          },
          "etag": {
            "type": "string",
            "description": "What If-Match takes, to delete or rename it from a list"
          }
        }
      },
      "PanelList": {
        "type": "object",
        "required": [
          "items",
          "total",
          "page",
          "size"
        ],
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PanelSummary"
            }
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Panels that the search leaves"
          },
          "page": {
            "type": "integer",
            "minimum": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "PanelVersion": {
        "type": "object",
        "required": [
          "number",
          "name",
          "description",
          "count",
          "catalogueRevision",
          "saved"
        ],
        "additionalProperties": false,
        "properties": {
          "number": {
            "type": "integer",
            "minimum": 1
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "description": {
            "type": "string"
          },
          "count": {
            "type": "integer",
            "minimum": 1
          },
          "catalogueRevision": {
            "$ref": "#/components/schemas/Revision"
          },
          "saved": {
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "PanelVersionList": {
        "type": "object",
        "required": [
          "items",
          "total",
          "page",
          "size"
        ],
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PanelVersion"
            }
          },
          "total": {
            "type": "integer",
            "minimum": 1
          },
          "page": {
            "type": "integer",
            "minimum": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "ImportStatus": {
        "type": "string",
        "description": "`exact`: the cell, as written, is the identifier of its own kind, of one reagent, and nothing else in the row says\notherwise. `normalised`: the same in another notation, which `reason` names. `proposed`: it rests on another name,\nanother column's kind, a repair or one of several readings; the candidates are there to be taken or not.\n`several`: as written it names a protein that several reagents measure; they are the candidates. `other_version`:\nonly the other assay version measures it; its reagents stand in `elsewhere`. `not_on_menu`: known, and not\noffered or not measured. `not_recognised`: nothing is known by it, or what is written is absent from the\ncatalogue; candidates, where there are any, are near to it. `duplicate`: names the reagent that an earlier row\nnamed. `note`: a comment, a section's title or a placeholder. `heading`: names columns, or stands above those\nnames. `blank`: an empty row between others. No candidate of any row is chosen.\n",
        "enum": [
          "exact",
          "normalised",
          "proposed",
          "several",
          "other_version",
          "not_on_menu",
          "not_recognised",
          "duplicate",
          "note",
          "heading",
          "blank"
        ]
      },
      "ImportReason": {
        "type": "string",
        "description": "Another notation: `spelling` (case, kind of dash, quotes, spaces around), `prefix` (seq.10000.28, UniProtKB:P05231),\n`suffix` (10000-28_3, a comma at the end), `current_symbol` (the approved symbol of a gene that the catalogue calls\nby an older one).\nProposals: `loose_spelling` (without spaces, dashes and accents, or with a Greek letter written out), `alias`,\n`previous_symbol`, `several_symbols` (another name of more than one gene), `other_kind` (an identifier of another\nkind than its column's), `several_meanings` (an identifier of two kinds that name different proteins),\n`isoform` (P05231-2), `successor` (an accession that was replaced), `same_gene` (an accession or a gene id of a\ngene that is measured under another), `same_protein` (a gene whose protein is measured, listed under another gene),\n`id_alone` (a gene whose Entrez id a reagent has, while its symbols are those of other genes), `entry_name` (IL6_HUMAN), `some_of_list` (several identifiers in one cell that\ndo not name one reagent together), `date` (a date cell that was 10-1), `damaged_date` (text as Jan-03, or a date\nthat was a gene symbol), `rounded_number` (10010.1, which may have been 10010-1 or 10010-10),\n`columns_disagree` (columns of the row name different reagents), `columns_unconfirmed` (a column holds an\nidentifier that nothing is known of, so that it neither agrees nor disagrees).\nSeveral: `several_reagents`. Found by a column that is not the strongest: `other_column`.\nProposals of what is no longer offered, by its SeqId alone: `internal_use` (the vendor uses it itself, perhaps for another\nprotein than before), `deprecated`.\nNot on the menu: `not_human`, `control`, `not_offered`, `not_measured` (a known gene or protein without a reagent).\nNot recognised: `unknown`, `near` (one letter from the candidates), `unknown_seq_id` (a SeqId that neither\ncatalogue has), `unknown_accession`, `unknown_id` (well-formed, and no table that is loaded has it), `no_table`\n(no table of that kind of identifier is loaded), `number`, `scientific_number` (1E+04), `formula_error`, `too_long`.\nNotes: `hidden_sheet` (the sheet is hidden in the workbook: this one row stands for all of its rows, which are not read),\n`hidden_rows` and `hidden_columns` (the sheet hides them, by a filter or by hand: this one row stands for all of\nthem, which are not read; `count` says how many), `repeated_rows` (of a list with more than 20,000 rows: this one\nrow stands for the `count` rows whose identifiers an earlier row has, which are not listed),\n`comment`, `section_title`, `placeholder` (n/a), `no_identifier` (nothing in the columns that are read).\n",
        "enum": [
          "spelling",
          "prefix",
          "suffix",
          "current_symbol",
          "loose_spelling",
          "alias",
          "previous_symbol",
          "several_symbols",
          "other_kind",
          "several_meanings",
          "isoform",
          "successor",
          "same_gene",
          "same_protein",
          "id_alone",
          "entry_name",
          "some_of_list",
          "date",
          "damaged_date",
          "rounded_number",
          "columns_disagree",
          "columns_unconfirmed",
          "several_reagents",
          "other_column",
          "not_human",
          "control",
          "not_offered",
          "internal_use",
          "deprecated",
          "not_measured",
          "unknown",
          "near",
          "unknown_seq_id",
          "unknown_accession",
          "unknown_id",
          "no_table",
          "number",
          "scientific_number",
          "formula_error",
          "too_long",
          "hidden_sheet",
          "hidden_rows",
          "hidden_columns",
          "repeated_rows",
          "comment",
          "section_title",
          "placeholder",
          "no_identifier"
        ]
      },
      "IdentifierKind": {
        "type": "string",
        "description": "`somaId` is SomaLogic's target id (SL000123), `entrez` an NCBI gene id, `any` a column that may hold each kind.\n",
        "enum": [
          "seqId",
          "somaId",
          "uniProt",
          "entrez",
          "hgnc",
          "ensembl",
          "refSeq",
          "symbol",
          "targetName",
          "fullName",
          "any"
        ]
      },
      "ImportMeaning": {
        "type": "object",
        "description": "One reading of a cell of a row, and what is known of what it names",
        "required": [
          "written",
          "column",
          "kind",
          "name",
          "how",
          "state",
          "seqIds"
        ],
        "additionalProperties": false,
        "properties": {
          "written": {
            "type": "string",
            "description": "The cell, up to 200 characters"
          },
          "column": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "Of the cell, from 0"
          },
          "kind": {
            "$ref": "#/components/schemas/IdentifierKind"
          },
          "name": {
            "type": "string",
            "description": "The identifier that it may be, as the tables have it"
          },
          "how": {
            "description": "How the cell comes to mean that; null as written",
            "oneOf": [
              {
                "$ref": "#/components/schemas/ImportReason"
              },
              {
                "type": "null"
              }
            ]
          },
          "state": {
            "type": "string",
            "description": "`not_measured`: known, and no reagent of either version is on a menu for it",
            "enum": [
              "on_menu",
              "other_version",
              "off_menu",
              "not_measured",
              "unknown"
            ]
          },
          "seqIds": {
            "type": "array",
            "description": "Its reagents, at most 20",
            "maxItems": 20,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          }
        }
      },
      "ImportEvidence": {
        "type": "object",
        "description": "A cell that says nothing else than what its row was found by",
        "required": [
          "column",
          "kind",
          "written"
        ],
        "additionalProperties": false,
        "properties": {
          "column": {
            "type": "integer",
            "minimum": 0,
            "description": "From 0"
          },
          "kind": {
            "$ref": "#/components/schemas/IdentifierKind"
          },
          "written": {
            "type": "string",
            "description": "The cell, up to 200 characters"
          }
        }
      },
      "ImportLayout": {
        "type": "object",
        "description": "Which columns of which sheets are read, where the guess is not to be made. Other sheets are left out.",
        "required": [
          "sheets"
        ],
        "additionalProperties": false,
        "properties": {
          "sheets": {
            "type": "array",
            "minItems": 1,
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/SheetLayout"
            }
          },
          "hidden": {
            "type": "boolean",
            "description": "Whether the rows and columns that these sheets hide are read as well; they are left out without"
          }
        }
      },
      "SheetLayout": {
        "type": "object",
        "required": [
          "sheet",
          "header",
          "columns"
        ],
        "additionalProperties": false,
        "properties": {
          "sheet": {
            "type": "string",
            "maxLength": 200,
            "description": "The sheet's name"
          },
          "header": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "The line that names the columns; it and those above are headings. Null where there is none."
          },
          "columns": {
            "type": "array",
            "description": "In any order; what is written strongest counts first",
            "minItems": 1,
            "maxItems": 40,
            "items": {
              "type": "object",
              "required": [
                "column",
                "kind"
              ],
              "additionalProperties": false,
              "properties": {
                "column": {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 16383,
                  "description": "From 0"
                },
                "kind": {
                  "$ref": "#/components/schemas/IdentifierKind"
                }
              }
            }
          }
        }
      },
      "SheetPreview": {
        "type": "object",
        "description": "A sheet's first rows, and what its columns are taken for",
        "required": [
          "sheet",
          "rowCount",
          "header",
          "columns",
          "rows"
        ],
        "additionalProperties": false,
        "properties": {
          "sheet": {
            "type": "string"
          },
          "hidden": {
            "type": "boolean",
            "description": "True for a sheet that is hidden in the workbook: its rows are not read. Absent for any other"
          },
          "hiddenRows": {
            "type": "integer",
            "minimum": 1,
            "description": "Rows that the sheet hides and that hold something, read or not. Absent where there are none"
          },
          "hiddenColumns": {
            "type": "integer",
            "minimum": 1,
            "description": "Columns that the sheet hides and that hold something in a row that it shows. Absent where there are none"
          },
          "rowCount": {
            "type": "integer",
            "minimum": 0,
            "description": "Rows with a cell that holds something"
          },
          "header": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "The line that names the columns"
          },
          "columns": {
            "type": "array",
            "description": "Columns with a cell, from left to right; of a sheet that is wider than 256 columns the first",
            "maxItems": 256,
            "items": {
              "type": "object",
              "required": [
                "column",
                "title",
                "kind",
                "guess",
                "share"
              ],
              "additionalProperties": false,
              "properties": {
                "column": {
                  "type": "integer",
                  "minimum": 0,
                  "description": "From 0"
                },
                "title": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "description": "In the header, up to 200 characters"
                },
                "kind": {
                  "description": "What it is read as; null where it is not read",
                  "oneOf": [
                    {
                      "$ref": "#/components/schemas/IdentifierKind"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "guess": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "description": "By its `title`, by its `content`, or as the only `one`; null where it is not read",
                  "enum": [
                    "title",
                    "content",
                    "one",
                    null
                  ]
                },
                "share": {
                  "type": [
                    "number",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 1,
                  "description": "How many of its cells among the first rows have the form of that kind"
                }
              }
            }
          },
          "rows": {
            "type": "array",
            "description": "The first 20",
            "maxItems": 20,
            "items": {
              "type": "object",
              "required": [
                "line",
                "cells"
              ],
              "additionalProperties": false,
              "properties": {
                "line": {
                  "type": "integer",
                  "minimum": 1
                },
                "cells": {
                  "type": "array",
                  "description": "The texts of its cells from the first column on, each up to 200 characters; null is empty",
                  "items": {
                    "type": [
                      "string",
                      "null"
                    ]
                  }
                }
              }
            }
          }
        }
      },
      "ImportCandidate": {
        "type": "object",
        "description": "A reagent that a row may mean",
        "required": [
          "seqId",
          "fullName",
          "targetName",
          "uniProtId",
          "entrezGeneName"
        ],
        "additionalProperties": false,
        "properties": {
          "seqId": {
            "$ref": "#/components/schemas/SeqId"
          },
          "fullName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "targetName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "uniProtId": {
            "$ref": "#/components/schemas/NullableList"
          },
          "entrezGeneName": {
            "$ref": "#/components/schemas/NullableList"
          }
        }
      },
      "ImportedRow": {
        "type": "object",
        "description": "What one row of a workbook names. The fields of a reagent are those of the one that was found, or for a duplicate\nof the one found before; null without.\n",
        "required": [
          "sheet",
          "line",
          "raw",
          "column",
          "kind",
          "status",
          "reason",
          "duplicateOf",
          "duplicateSheet",
          "existsInDB",
          "candidates",
          "elsewhere",
          "meanings",
          "evidence",
          "seqId",
          "fullName",
          "targetName",
          "uniProtId",
          "entrezGeneName"
        ],
        "additionalProperties": false,
        "properties": {
          "sheet": {
            "type": "string",
            "description": "The sheet's name"
          },
          "line": {
            "type": "integer",
            "minimum": 1,
            "description": "The row's number in its sheet, as a spreadsheet shows it"
          },
          "raw": {
            "type": "string",
            "description": "The strongest identifier of the row as it is written, else its first cell; up to 200 characters"
          },
          "column": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "Of that cell, from 0; null of a row without"
          },
          "kind": {
            "description": "What its column is read as; null of a row that holds no item",
            "oneOf": [
              {
                "$ref": "#/components/schemas/IdentifierKind"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "$ref": "#/components/schemas/ImportStatus"
          },
          "reason": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/ImportReason"
              },
              {
                "type": "null"
              }
            ]
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "description": "Of a note for `hidden_rows`, `hidden_columns` or `repeated_rows`: how many it stands for. Absent of any other row"
          },
          "duplicateOf": {
            "type": [
              "integer",
              "null"
            ],
            "description": "The line that first named the reagent of a duplicate"
          },
          "duplicateSheet": {
            "type": [
              "string",
              "null"
            ],
            "description": "The sheet of that line"
          },
          "existsInDB": {
            "type": "boolean",
            "description": "Whether the row, as it is written, names a reagent on the menu of the version: exact, normalised, several, and a duplicate of one of them"
          },
          "candidates": {
            "type": "array",
            "description": "Reagents on the menu of the version that may be meant",
            "items": {
              "$ref": "#/components/schemas/ImportCandidate"
            }
          },
          "elsewhere": {
            "type": "array",
            "description": "Reagents of the other version that may be meant",
            "items": {
              "$ref": "#/components/schemas/ImportCandidate"
            }
          },
          "meanings": {
            "type": "array",
            "description": "The readings that the answer rests on, of every cell; empty where the row is found as written",
            "items": {
              "$ref": "#/components/schemas/ImportMeaning"
            }
          },
          "evidence": {
            "type": "array",
            "description": "Of a row that is found as written, its further cells that were read; they agree with it",
            "items": {
              "$ref": "#/components/schemas/ImportEvidence"
            }
          },
          "seqId": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/SeqId"
              },
              {
                "type": "null"
              }
            ]
          },
          "fullName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "targetName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "uniProtId": {
            "$ref": "#/components/schemas/NullableList"
          },
          "entrezGeneName": {
            "$ref": "#/components/schemas/NullableList"
          }
        }
      },
      "AppSettings": {
        "type": "object",
        "description": "An address is http(s), or relative to the application's base path as `oidc` is, or a path of the application\nas `/` is.\n",
        "required": [
          "menuName",
          "api",
          "identity",
          "flags",
          "forms",
          "cookiePolicyUrl",
          "inactivityMs",
          "analyticsId",
          "errorReports",
          "links",
          "menuItems",
          "databases"
        ],
        "additionalProperties": false,
        "properties": {
          "menuName": {
            "type": "string",
            "minLength": 1,
            "description": "The top heading and the default page title"
          },
          "api": {
            "type": "string",
            "description": "Where /sat is, as `sat`"
          },
          "identity": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/NoIdentity"
              },
              {
                "$ref": "#/components/schemas/OidcIdentity"
              }
            ]
          },
          "flags": {
            "$ref": "#/components/schemas/FlagSettings"
          },
          "forms": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/FormSettings"
              },
              {
                "type": "null"
              }
            ]
          },
          "cookiePolicyUrl": {
            "type": [
              "string",
              "null"
            ],
            "description": "The script of a consent manager; the application's own page without"
          },
          "inactivityMs": {
            "type": "integer",
            "minimum": 1000,
            "maximum": 120000,
            "description": "How many milliseconds nothing of an answer may come before the call ends as a timeout"
          },
          "analyticsId": {
            "$ref": "#/components/schemas/NullableText"
          },
          "errorReports": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/ErrorReportSettings"
              },
              {
                "type": "null"
              }
            ]
          },
          "links": {
            "$ref": "#/components/schemas/ExternalLinks"
          },
          "menuItems": {
            "type": "array",
            "description": "Beside the application's own, in this order",
            "items": {
              "$ref": "#/components/schemas/MenuItem"
            }
          },
          "databases": {
            "type": [
              "array",
              "null"
            ],
            "description": "Where spec sheets lead for a protein and its gene, in this order; the application's own where none is set",
            "items": {
              "$ref": "#/components/schemas/DatabaseLink"
            }
          }
        }
      },
      "NoIdentity": {
        "type": "object",
        "description": "Nobody can sign in",
        "required": [
          "kind"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "none"
          }
        }
      },
      "OidcIdentity": {
        "type": "object",
        "required": [
          "kind",
          "authority",
          "clientId",
          "audience",
          "scope",
          "claimNamespace",
          "logoutUrl",
          "loginErrorPath"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "oidc"
          },
          "authority": {
            "type": "string",
            "description": "The issuer; `oidc` is the server's own development provider"
          },
          "clientId": {
            "type": "string"
          },
          "audience": {
            "type": "string",
            "description": "To be sent as `audience` when signing in"
          },
          "scope": {
            "type": "string"
          },
          "claimNamespace": {
            "type": "string",
            "description": "Stands before `roles` and `preferredCols` in tokens"
          },
          "logoutUrl": {
            "type": "string",
            "description": "Where a person is after signing out"
          },
          "loginErrorPath": {
            "type": "string",
            "description": "Where a person is after a sign-in that failed"
          }
        }
      },
      "FlagSettings": {
        "type": "object",
        "description": "The flag service, with what that service takes and nothing else. `ofrep` has a url, below which\n/ofrep/v1 is, `split` the key of an environment, `static` its values; there may be others.\n",
        "required": [
          "provider"
        ],
        "additionalProperties": false,
        "properties": {
          "provider": {
            "type": "string",
            "minLength": 1,
            "description": "The service's name, as `ofrep`"
          },
          "url": {
            "type": "string",
            "description": "Where the service is; empty for the application's base path"
          },
          "key": {
            "type": "string",
            "description": "What a browser shows the service to be answered"
          },
          "values": {
            "type": "object",
            "description": "The flags themselves",
            "additionalProperties": {
              "type": [
                "string",
                "boolean",
                "number"
              ]
            }
          }
        }
      },
      "FormSettings": {
        "type": "object",
        "required": [
          "region",
          "portalId",
          "signUpFormId",
          "requestAccessFormId",
          "scriptUrl"
        ],
        "additionalProperties": false,
        "properties": {
          "region": {
            "type": "string",
            "enum": [
              "na1",
              "eu1"
            ]
          },
          "portalId": {
            "type": "string"
          },
          "signUpFormId": {
            "$ref": "#/components/schemas/NullableText"
          },
          "requestAccessFormId": {
            "$ref": "#/components/schemas/NullableText"
          },
          "scriptUrl": {
            "type": "string",
            "description": "The script that draws a form"
          }
        }
      },
      "ErrorReportSettings": {
        "type": "object",
        "required": [
          "dsn",
          "environment"
        ],
        "additionalProperties": false,
        "properties": {
          "dsn": {
            "type": "string"
          },
          "environment": {
            "type": "string"
          }
        }
      },
      "ExternalLinks": {
        "type": "object",
        "required": [
          "portal",
          "customerService",
          "studies",
          "dataVisualizationLogin",
          "requestAccess"
        ],
        "additionalProperties": false,
        "properties": {
          "portal": {
            "$ref": "#/components/schemas/NullableText"
          },
          "customerService": {
            "$ref": "#/components/schemas/NullableText"
          },
          "studies": {
            "$ref": "#/components/schemas/NullableText"
          },
          "dataVisualizationLogin": {
            "$ref": "#/components/schemas/NullableText"
          },
          "requestAccess": {
            "allOf": [
              {
                "$ref": "#/components/schemas/NullableText"
              }
            ],
            "description": "Where people ask for access, where there is no form for that; http, https or mailto"
          }
        }
      },
      "MenuItem": {
        "type": "object",
        "required": [
          "label",
          "url",
          "roles"
        ],
        "additionalProperties": false,
        "properties": {
          "label": {
            "type": "string",
            "minLength": 1
          },
          "url": {
            "type": "string"
          },
          "roles": {
            "type": [
              "array",
              "null"
            ],
            "description": "Role titles that see it; without, every role but SSM-Public",
            "items": {
              "$ref": "#/components/schemas/RoleTitle"
            }
          }
        }
      },
      "DatabaseLink": {
        "type": "object",
        "required": [
          "label",
          "template"
        ],
        "additionalProperties": false,
        "properties": {
          "label": {
            "type": "string",
            "minLength": 1
          },
          "template": {
            "type": "string",
            "description": "An https address in which `{accession}` or `{gene}` stands for what is looked up, never both"
          }
        }
      },
      "FileId": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$"
      },
      "FileList": {
        "type": "object",
        "required": [
          "categories"
        ],
        "additionalProperties": false,
        "properties": {
          "categories": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/FileCategory"
            }
          }
        }
      },
      "FileCategory": {
        "type": "object",
        "required": [
          "id",
          "title",
          "description",
          "files"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[a-z0-9][a-z0-9-]{0,59}$",
            "description": "Stands in the address of its page"
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "description": {
            "$ref": "#/components/schemas/NullableText"
          },
          "files": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ListedFile"
            }
          }
        }
      },
      "ListedFile": {
        "type": "object",
        "required": [
          "id",
          "name",
          "title",
          "description",
          "isDemo",
          "size",
          "changed",
          "sha256",
          "problem"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "$ref": "#/components/schemas/FileId"
          },
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 120,
            "description": "The name that it is saved by"
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "description": {
            "$ref": "#/components/schemas/NullableText"
          },
          "isDemo": {
            "type": "boolean",
            "description": "Whether it holds data of a demo catalogue"
          },
          "size": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "In bytes; null where there is a problem"
          },
          "changed": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "Likewise"
          },
          "changedOn": {
            "type": "string",
            "format": "date",
            "description": "The day of `changed`, as 2026-11-22, of a file that has a day and no time: one of the release notes or of a demo\ncatalogue. It is the same day in every time zone; `changed` is midnight UTC of it.\n"
          },
          "sha256": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[0-9a-f]{64}$",
            "description": "Its SHA-256 in hexadecimal digits; likewise"
          },
          "problem": {
            "$ref": "#/components/schemas/FileProblem"
          }
        }
      },
      "FileProblem": {
        "description": "Why it cannot be downloaded; null where it can. `missing`: it is not there. `changed`: it is not the file whose checksum the\nindex has. `outside`: the index leads out of the folder. `unreadable`: the server may not read it, or it is no file.\n`not_ready`: its catalogue is not loaded yet.\n",
        "enum": [
          "missing",
          "changed",
          "outside",
          "unreadable",
          "not_ready",
          null
        ]
      },
      "ReleaseNote": {
        "type": "object",
        "required": [
          "version",
          "date",
          "title",
          "markdown"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "type": "string",
            "pattern": "^[0-9A-Za-z][0-9A-Za-z.+-]{0,39}$",
            "description": "As 1.2.0; no two notes share one"
          },
          "date": {
            "type": "string",
            "format": "date",
            "description": "The day of the release, as 2026-11-22"
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "markdown": {
            "type": "string",
            "maxLength": 262144,
            "description": "CommonMark with tables; HTML in it is shown as text"
          }
        }
      },
      "FlagEvaluation": {
        "type": "object",
        "required": [
          "key",
          "value",
          "reason",
          "variant"
        ],
        "additionalProperties": false,
        "properties": {
          "key": {
            "type": "string",
            "minLength": 1
          },
          "value": {
            "type": [
              "string",
              "boolean",
              "number"
            ]
          },
          "reason": {
            "const": "STATIC"
          },
          "variant": {
            "type": "string",
            "description": "The value as text"
          }
        }
      },
      "ProblemCode": {
        "type": "string",
        "enum": [
          "invalid_parameter",
          "unknown_version",
          "unknown_field",
          "unknown_filter",
          "invalid_filter",
          "invalid_operator",
          "invalid_number",
          "invalid_range",
          "too_many_clauses",
          "too_many_keywords",
          "filter_not_in_version",
          "not_on_menu",
          "unauthenticated",
          "forbidden",
          "filter_forbidden",
          "not_found",
          "analyte_not_found",
          "method_not_allowed",
          "not_acceptable",
          "conflict",
          "name_taken",
          "too_many_panels",
          "too_many_versions",
          "too_much_stored",
          "precondition_failed",
          "payload_too_large",
          "unsupported_media_type",
          "range_not_satisfiable",
          "too_many_rows",
          "unreadable_workbook",
          "empty_workbook",
          "precondition_required",
          "too_many_requests",
          "too_much_sent",
          "headers_too_large",
          "internal",
          "unavailable",
          "insufficient_storage"
        ]
      },
      "Problem": {
        "type": "object",
        "required": [
          "type",
          "title",
          "status",
          "detail",
          "code",
          "requestId"
        ],
        "additionalProperties": false,
        "properties": {
          "type": {
            "type": "string",
            "format": "uri-reference"
          },
          "title": {
            "type": "string"
          },
          "status": {
            "type": "integer",
            "minimum": 400,
            "maximum": 599
          },
          "detail": {
            "type": "string",
            "description": "What is wrong and what to do"
          },
          "code": {
            "$ref": "#/components/schemas/ProblemCode"
          },
          "field": {
            "type": "string",
            "description": "The parameter, member of the body or filter key at fault"
          },
          "clause": {
            "type": "integer",
            "minimum": 1,
            "description": "The filter clause at fault, counted from 1"
          },
          "panelId": {
            "type": "string",
            "description": "The caller's panel that has the name already"
          },
          "number": {
            "type": "integer",
            "minimum": 1,
            "description": "The current number of a panel that has changed"
          },
          "etag": {
            "type": "string",
            "description": "Its current ETag"
          },
          "seqIds": {
            "type": "array",
            "description": "SeqIds that are not on the menu, at most 20 of them",
            "maxItems": 20,
            "items": {
              "type": "string"
            }
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "description": "How many SeqIds are not on the menu"
          },
          "nearest": {
            "type": "array",
            "description": "SeqIds on the menu that may be meant by one that is not, the nearest first",
            "maxItems": 5,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "otherVersion": {
            "description": "The version whose menu has the SeqId that this one's has not",
            "$ref": "#/components/schemas/AssayVersion"
          },
          "withdrawn": {
            "description": "What is known of a SeqId that is no longer offered",
            "$ref": "#/components/schemas/WithdrawnReagent"
          },
          "requestId": {
            "type": "string"
          }
        }
      }
    }
  }
} as const;
